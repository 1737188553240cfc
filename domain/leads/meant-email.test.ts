import { expect, test } from "vitest";
import { meantEmail } from "./meant-email.ts";

test.each([
	["marie@gmial.com", "marie@gmail.com"],
	["marie@gmail.con", "marie@gmail.com"],
	["marie@gamil.com", "marie@gmail.com"],
	["Marie.J@GMIAL.COM", "Marie.J@gmail.com"],
	["marie@gmai.com", "marie@gmail.com"],
	["marie@gmail.co", "marie@gmail.com"],
	["marie@gmail.com.", undefined],
	["marie@hotmial.com", "marie@hotmail.com"],
	["marie@hotmal.con", "marie@hotmail.com"],
	["marie@yaho.com", "marie@yahoo.com"],
	["marie@yahooo.com", "marie@yahoo.com"],
	["marie@outlok.com", "marie@outlook.com"],
	["marie@iclod.com", "marie@icloud.com"],
	["marie@uol.com.b", "marie@uol.com.br"],
])("B27: for %s a visitor may have meant %s", (typed, meant) => expect(meantEmail(typed)).toBe(meant));

test.each([
	"marie@gmail.com",
	"marie@mail.com",
	"marie@ymail.com",
	"marie@me.com",
	"marie@sunfield.example",
	"marie@yahoo.es",
	"marie@hotmail.com.br",
	"marie@aim.com",
	"marie",
	"marie@",
	"",
])("%j is left alone", (typed) => expect(meantEmail(typed)).toBeUndefined());
