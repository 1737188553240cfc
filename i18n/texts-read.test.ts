import { expect, test } from "vitest";
import { textsRead } from "./texts-read.ts";

test.each([
	["Call **now**", ["Call now"]],
	["Ask [an agent](/#contact) in {state}", ["Ask an agent in {state}"]],
	["<licensedStates>Licensed in {licensedStates} states</licensedStates>", ["Licensed in {licensedStates} states"]],
	["One <licensedStatesShown>two</licensedStatesShown> three", ["One two three", "One three"]],
	[
		"<figuresShown>See it.</figuresShown><figuresWithheld>Ask us.</figuresWithheld> Free.",
		["See it. Free.", "Ask us. Free."],
	],
	["{n, plural, one {# day} other {# of {all} days}} left", ["{number} day left", "{number} of {all} days left"]],
	["{n, plural, one {a} other {b}}, {m, plural, =0 {x} one {y} other {z}}", ["a, x", "b, y", "a, z"]],
	["{n, plural, one {a {m, plural, one {x} other {y}}} other {b}} {n, number}", ["a x {n}", "b {n}"]],
])("what is read of %s", (text, expected) => {
	expect(textsRead(text)).toEqual(expected);
});
