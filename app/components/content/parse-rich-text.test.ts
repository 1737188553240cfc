import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { parseRichText } from "./parse-rich-text.ts";

test("plain text stays whole", () => {
	expect(parseRichText("Costs $15 * 2 [a month]")).toEqual([{ kind: "text", text: "Costs $15 * 2 [a month]" }]);
	expect(parseRichText("")).toEqual([]);
});

test("bold and links are told apart from the words around them", () => {
	expect(parseRichText("See **both**: [term](/services/term-life) or [DFS](https://dfs.ny.gov).")).toEqual([
		{ kind: "text", text: "See " },
		{ kind: "bold", text: "both" },
		{ kind: "text", text: ": " },
		{ kind: "page", text: "term", path: "/services/term-life" },
		{ kind: "text", text: " or " },
		{ kind: "external", text: "DFS", href: "https://dfs.ny.gov" },
		{ kind: "text", text: "." },
	]);
});

test("a page that is still to come is replaced by what stands in for it", () => {
	expect(parseRichText("[calculator](/calculator)")).toEqual([
		{ kind: "page", text: "calculator", path: "/calculator" },
	]);
});

test.each(["[x](javascript:alert(1))", "[x](http://plain.example)", "[x](//other.example)", "[x](data:text/html,1)"])(
	"%s is no link",
	(source) => {
		expect(parseRichText(source)).toEqual([{ kind: "text", text: source }]);
	},
);

test("a phone number is there to be called", () => {
	const { display, e164 } = agency.phone;
	expect(parseRichText(`Call ${display}.`)).toEqual([
		{ kind: "text", text: "Call " },
		{ kind: "reach", text: display, href: `tel:${e164}` },
		{ kind: "text", text: "." },
	]);
});

test("markup is text", () => {
	expect(parseRichText("<img src=x onerror=alert(1)>")).toEqual([
		{ kind: "text", text: "<img src=x onerror=alert(1)>" },
	]);
});
