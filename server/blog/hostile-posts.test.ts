import { describe, expect, test } from "vitest";
import type { PostDocument, PostNode } from "#domain/blog/post-document.ts";
import { harmIn } from "#tests/support/harmless-html.ts";
import { hostileHtml } from "#tests/support/hostile-html.ts";
import { publishedPost } from "#tests/support/published-post.ts";
import { blogFeed } from "./blog-feed.server.ts";
import { cleanHtml } from "./clean-html.server.ts";
import { documentToHtml } from "./render-document.server.ts";

const origin = "https://agency.example";

/** A document that carries something in every place where a browser could have put it. */
function documentWith(payload: string): PostDocument {
	const [, address = payload] = /(?:href|src)=["'`]?([^"'`>]*)/i.exec(payload) ?? [];
	const text: PostNode = { type: "text", text: payload };
	const attrs = { id: payload, class: payload, style: payload, onclick: payload, title: payload };
	const linked = (href: string): PostNode => ({
		type: "text",
		text: "link",
		marks: [
			{ type: "link", attrs: { ...attrs, href, target: payload, rel: payload } },
			{ type: "bold", attrs },
		],
	});
	const paragraph: PostNode = { type: "paragraph", attrs, content: [text, linked(address), linked(payload)] };
	const cell = { ...attrs, colspan: payload, rowspan: payload, align: payload, colwidth: [payload] };
	return {
		type: "doc",
		content: [
			paragraph,
			{ type: "heading", attrs: { ...attrs, level: payload }, content: [text] },
			{
				type: "orderedList",
				attrs: { start: payload, type: payload },
				content: [{ type: "listItem", content: [paragraph] }],
			},
			{ type: "note", attrs, content: [paragraph] },
			{ type: "image", attrs: { ...attrs, src: address, alt: payload, width: payload, height: payload } },
			{ type: "image", attrs: { src: payload, srcset: payload } },
			{
				type: "table",
				attrs,
				content: [
					{ type: "tableRow", attrs, content: [{ type: "tableHeader", attrs: cell, content: [paragraph] }] },
					{ type: "tableRow", attrs, content: [{ type: "tableCell", attrs: cell, content: [paragraph] }] },
				],
			},
			{ type: payload, attrs, content: [paragraph] },
			{ type: "script", attrs, content: [text] },
			{
				type: "paragraph",
				content: [
					{
						...text,
						marks: [
							{ type: payload, attrs },
							{ type: "script", attrs },
						],
					},
				],
			},
		],
	};
}

test("there are enough cases, and each once", () => {
	expect(new Set(hostileHtml).size).toBe(hostileHtml.length);
	expect(hostileHtml.length).toBeGreaterThanOrEqual(120);
});

test("the judge knows harm when it sees it", () => {
	expect(hostileHtml.filter((payload) => harmIn(payload).length === 0)).toEqual([
		"&lt;script&gt;alert(1)&lt;/script&gt;",
		"&amp;lt;img src=x onerror=alert(1)&amp;gt;",
		"<p>&lt;img src=x onerror=alert(1)&gt;",
	]);
});

describe.each(hostileHtml.map((payload) => [payload.slice(0, 100), payload] as const))("%s", (_, payload) => {
	test("is harmless in the HTML of a page", () => {
		expect(harmIn(cleanHtml(payload))).toEqual([]);
		expect(harmIn(cleanHtml(`<p>before</p>${payload}<p>after</p>`, origin))).toEqual([]);
		expect(cleanHtml(cleanHtml(payload))).toBe(cleanHtml(payload));
	});

	test("is harmless in a document, on a page, in a preview, in an email", () => {
		expect(harmIn(documentToHtml(documentWith(payload)))).toEqual([]);
		expect(harmIn(documentToHtml(documentWith(payload), { origin }))).toEqual([]);
	});

	test("is harmless in a feed", () => {
		const words = { title: payload, excerpt: payload, author: payload, category: payload };
		const post = publishedPost("post", { ...words, html: `<p>x</p>${payload}` });
		const feed = blogFeed([post], "en", origin);
		for (const xml of [feed.rss2(), feed.atom1()]) {
			const texts = [...xml.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g)].map(([, text = ""]) => text);
			expect(texts).toHaveLength(3);
			for (const text of texts) expect(harmIn(text)).toEqual([]);
			// None of it is outside these sections.
			expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "")).not.toMatch(
				/<(?!\/?(?:rss|channel|item|feed|entry|[a-z]+:)|\/?[a-zA-Z]+(?: [a-zA-Z:]+="[^"<]*")*\/?>|\?xml)/,
			);
		}
	});
});
