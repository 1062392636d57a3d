// 0:0: function main is undeclared in the main package

package main

func Main() {}
