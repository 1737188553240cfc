import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { parseRichText } from "./parse-rich-text.ts";

test("text without markup stays one part", () => {
	expect(parseRichText("Costs $15 * 2 [a month]")).toEqual([{ kind: "text", text: "Costs $15 * 2 [a month]" }]);
	expect(parseRichText("")).toEqual([]);
});

test("bold text and links are separate parts", () => {
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

test("a link within the site becomes a page link", () => {
	expect(parseRichText("[calculator](/calculator)")).toEqual([
		{ kind: "page", text: "calculator", path: "/calculator" },
	]);
});

test.each(["[x](javascript:alert(1))", "[x](http://plain.example)", "[x](//other.example)", "[x](data:text/html,1)"])(
	"%s is not a link",
	(source) => {
		expect(parseRichText(source)).toEqual([{ kind: "text", text: source }]);
	},
);

test("a phone number becomes a call link", () => {
	const { display, e164 } = agency.phone;
	expect(parseRichText(`Call ${display}.`)).toEqual([
		{ kind: "text", text: "Call " },
		{ kind: "reach", text: display, href: `tel:${e164}` },
		{ kind: "text", text: "." },
	]);
});

test("HTML stays text", () => {
	expect(parseRichText("<img src=x onerror=alert(1)>")).toEqual([
		{ kind: "text", text: "<img src=x onerror=alert(1)>" },
	]);
});
