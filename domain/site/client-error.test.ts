import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { clientErrorSchema } from "#domain/pages/client-error-schema.ts";
import { clientErrorOf } from "./client-error.ts";

function thrown(message: string, stack: string): TypeError {
	const error = new TypeError(message);
	error.stack = stack;
	return error;
}

const origin = "https://sunfield.example";

test("an error names its place in our scripts and the page without its query", () => {
	const stack = `TypeError: x is not a function\n    at Q (${origin}/assets/chat-B2_x9.js:1:512)\n    at ${origin}/assets/react.js:2:7`;
	expect(clientErrorOf(thrown("x is not a function", stack), "island", "/en/calculator")).toEqual({
		source: "island",
		name: "TypeError",
		message: "x is not a function",
		page: "/en/calculator",
		frames: ["/assets/chat-B2_x9.js:1:512", "/assets/react.js:2:7"],
	});
});

describe("what a visitor typed is not in it:", () => {
	test.each([
		["quoted", 'Unexpected token in JSON: "Marie Joseph, 37"'],
		["quoted and cut off", 'Unexpected token M, "Marie Joseph 37'],
		["in single quotes", "Cannot read properties of undefined (reading 'Marie')"],
		["an address", "No mailbox marie@example.com here"],
		["a phone number", "Not a number: (305) 555-0123"],
		["a figure", "Out of range: 37,413.50"],
		["a URL", "Failed to fetch https://sunfield.example/en/calculator?name=Marie"],
	])("%s", (_name, message) => {
		const stack = `TypeError: ${message}\n    at ${origin}/assets/a.js:1:2?name=Marie`;
		const report = JSON.stringify(clientErrorOf(thrown(message, stack), "page", "/en?name=Marie"));
		expect(report).not.toMatch(/Marie|Joseph|37|305|0123|413/i);
		expect(v.is(clientErrorSchema, JSON.parse(report))).toBe(true);
	});
});

test.each([
	"Cannot read properties of undefined (reading …)",
	"Failed to fetch dynamically imported module: …",
	"undefined is not an object (evaluating …)",
	"Maximum call stack size exceeded",
	"NetworkError when attempting to fetch resource.",
	"Load failed",
	"The captcha worker did not run",
])("what a browser says itself stays: %s", (message) => {
	expect(clientErrorOf(thrown(message, ""), "page", "/en").message).toBe(message);
});

test.each([["a string"], [null], [undefined], [{ thing: true }], [Symbol("s")]])("%s can be thrown too", (value) => {
	expect(v.is(clientErrorSchema, clientErrorOf(value, "page", "/"))).toBe(true);
});

const valid = clientErrorOf(new Error("x"), "page", "/en");

test.each([
	["an unlisted property", { ...valid, email: "ana@example.com" }],
	["a page with a query", { ...valid, page: "/en?age=37" }],
	["a page with a line break", { ...valid, page: "/en\nfake line" }],
	["a name that is a sentence", { ...valid, name: "Ana Lopez" }],
	["too many frames", { ...valid, frames: Array.from({ length: 9 }, () => "/a.js:1:1") }],
	["a frame that is a sentence", { ...valid, frames: ["Ana Lopez"] }],
	["an endless message", { ...valid, message: "x".repeat(2001) }],
	["an unknown source", { ...valid, source: "elsewhere" }],
	["nothing", null],
	["a list", []],
])("%s is refused", (_name, body) => {
	expect(v.is(clientErrorSchema, body)).toBe(false);
});

test("a message is cleaned on the server too", () => {
	const read = v.parse(clientErrorSchema, {
		...valid,
		message: 'hello\u0000\u2028"Ana" ana@example.com\n{"level":"error"}',
	});
	expect(read.message).not.toMatch(/Ana|example|level|[\n\u2028]/i);
});
