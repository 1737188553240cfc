import { expect, test } from "vitest";
import { fromClipboard, hasWords } from "#domain/blog/pasted-html.ts";
import { harmIn } from "#tests/support/harmless-html.ts";
import { hostileHtml } from "#tests/support/hostile-html.ts";
import { pastedFromDocs, pastedFromWord } from "#tests/support/pasted-html.ts";
import { cleanHtml } from "./clean-html.server.ts";

const clean = (html: string) =>
	cleanHtml(fromClipboard(html))
		.replace(/&nbsp;|\s+/g, " ")
		.replace(/ ?(<\/?(?:p|h2|ul|ol|li|table|tbody|tr|td)>) ?/g, "$1")
		.trim();

test("what comes from Word is headings, paragraphs, lists and tables, without its styles", () => {
	expect(clean(pastedFromWord)).toBe(
		[
			"<h2><a>What it costs</a></h2><p>A <strong>funeral</strong> has <em>two</em> bills.</p>",
			"<ul><li>The home</li><li>The cemetery</li></ul><p>Ask:</p>",
			"<ol><li>What is the fee?</li><li>When is it due?</li></ol>",
			"<table><tr><td><p>Urn</p></td><td><p>$200</p></td></tr></table><p></p>",
			'<p><a href="https://www.ftc.gov/funerals" rel="noopener">The FTC</a></p>',
		].join(""),
	);
});

test("what comes from Google Docs keeps its marks and links, and no wrapper", () => {
	expect(clean(pastedFromDocs)).toBe(
		[
			"<h2>What it costs</h2><p>A <strong>funeral</strong> has <em>two</em> bills.</p>",
			"<ul><li><p>The home</p></li><li><p>The cemetery</p></li></ul>",
			'<p><a href="https://www.ftc.gov/funerals" rel="noopener">The FTC</a></p><p></p>',
		].join(""),
	);
});

test.each([
	[pastedFromWord, true],
	["<table><tr><td>Urn</td></tr></table>", true],
	['<meta charset="utf-8"><img src="https://elsewhere.example/a.jpg" alt="2 > 1">', false],
	["<html><head><style>p { margin: 0 }</style></head><body><!--StartFragment--><p>&nbsp;<img src=x></p></body>", false],
	["", false],
])("%j has words: %j", (html, expected) => {
	expect(hasWords(html)).toBe(expected);
});

test.each(hostileHtml.map((html) => [html.slice(0, 80), html]))("%s is no worse after it", (_, html) => {
	const pasted = fromClipboard(html);
	expect(harmIn(cleanHtml(pasted))).toEqual([]);
	const plain = /^<[a-z0-9]+(?: (?:href|src|alt|width|height|colspan|rowspan|start|role|align)="[^"]*")*>$/;
	const tags = pasted.match(/<[a-z](?:"[^"]*"|[^">])*>?/gi) ?? [];
	expect(tags.filter((tag) => !plain.test(tag))).toEqual([]);
});
