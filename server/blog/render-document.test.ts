import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { documentToText, readingTime } from "#domain/blog/post-document.ts";
import { tableOfContents } from "#domain/blog/post-headings.ts";
import { readPostDocument } from "#domain/blog/read-post-document.ts";
import { markdownToDocument } from "./markdown-to-document.server.ts";
import { documentToHtml } from "./render-document.server.ts";

const text = `
A *first* paragraph
over **two lines**, with [a page](/services/iul) and [a law](https://example.org/law?a=1&b=2).

## What it costs

| Item | Price |
| --- | ---: |
| Urn | **$200** |

> [!NOTE]
> Prices differ.
>
> - by county

### Año & más <script>

> A quote.

1. one
2. two
   - nested

## What it costs
`;
const document = markdownToDocument(text, "es");

test("an authored text becomes the HTML of a page", () => {
	expect(documentToHtml(document)).toBe(
		[
			'<p>A <em>first</em> paragraph over <strong>two lines</strong>, with <a href="/es/services/iul">a page</a> and ',
			'<a href="https://example.org/law?a=1&amp;b=2" rel="noopener">a law</a>.</p>',
			'<h2 id="s-what-it-costs">What it costs</h2>',
			'<div tabindex="0" role="region" aria-labelledby="s-what-it-costs"><table><thead><tr>',
			'<th scope="col">Item</th><th scope="col" align="right">Price</th></tr></thead>',
			'<tbody><tr><td>Urn</td><td align="right"><strong>$200</strong></td></tr></tbody></table></div>',
			'<div role="note"><p>Prices differ.</p><ul><li>by county</li></ul></div>',
			'<h3 id="s-ano-mas-script">Año &amp; más &lt;script&gt;</h3>',
			"<blockquote><p>A quote.</p></blockquote>",
			"<ol><li>one</li><li><p>two</p><ul><li>nested</li></ul></li></ol>",
			'<h2 id="s-what-it-costs-2">What it costs</h2>',
		].join(""),
	);
});

test("the agency's number calls, and is no link inside a link", () => {
	const { display, e164 } = agency.phone;
	const html = documentToHtml(markdownToDocument(`Call ${display}. [Call ${display}](/contact)`, "en"));
	expect(html).toBe(`<p>Call <a href="tel:${e164}">${display}</a>. <a href="/en/contact">Call ${display}</a></p>`);
});

test("a reader elsewhere gets addresses that work there", () => {
	const html = documentToHtml(document, { origin: "https://agency.example" });
	expect(html).toContain('<a href="https://agency.example/es/services/iul" rel="noopener">');
	expect(html).toContain('href="https://example.org/law?');
});

test("the table of contents has the anchors of the headings", () => {
	expect(tableOfContents(document)).toEqual([
		{ id: "s-what-it-costs", level: 2, title: "What it costs" },
		{ id: "s-ano-mas-script", level: 3, title: "Año & más <script>" },
		{ id: "s-what-it-costs-2", level: 2, title: "What it costs" },
	]);
});

test("the text of a document has each block in its own line", () => {
	expect(documentToText(document).split("\n").slice(0, 6)).toEqual([
		"A first paragraph over two lines, with a page and a law.",
		"What it costs",
		"Item",
		"Price",
		"Urn",
		"$200",
	]);
});

test("reading takes a minute for each 200 words, and never none", () => {
	expect(readingTime("word ".repeat(200))).toBe(1);
	expect(readingTime("word ".repeat(201))).toBe(2);
	expect(readingTime("")).toBe(1);
});

test("an image of ours comes in three widths and formats, any other is left out", () => {
	const src = "/media/0f8fad5b-d9cb-469f-a165-70867728950e-960.jpeg";
	const html = (src: string) =>
		documentToHtml({
			type: "doc",
			content: [{ type: "image", attrs: { src, alt: 'A "pier"', width: 960, height: 640 } }],
		});
	expect(html(src)).toContain(
		'<source type="image/avif" srcset="/media/0f8fad5b-d9cb-469f-a165-70867728950e-480.avif 480w, ',
	);
	expect(html(src)).toContain('alt="A &quot;pier&quot;" width="960" height="640" loading="lazy"');
	expect(html("https://example.org/a.jpg")).toBe("");
});

test("a document is read only if a post may look like that", () => {
	expect(readPostDocument(document)).toEqual(document);
	const paragraph = { type: "paragraph", content: [{ type: "text", text: "x" }] };
	expect(readPostDocument({ type: "doc", content: [{ ...paragraph, onclick: "x", attrs: { style: "x" } }] })).toEqual({
		type: "doc",
		content: [paragraph],
	});
	for (const other of [
		null,
		"doc",
		{},
		[],
		paragraph,
		{ type: "doc" },
		{ type: "doc", content: [{ type: "script" }] },
	]) {
		expect(readPostDocument(other)).toBeNull();
	}
	const nested = Array.from({ length: 40 }).reduce<unknown>(
		(content) => ({ type: "blockquote", content: [content] }),
		paragraph,
	);
	expect(readPostDocument({ type: "doc", content: [nested] })).toBeNull();
});
