import { afterAll, expect, test } from "vitest";
import { authoredPosts } from "#content/blog/posts.ts";
import { claimsAt, setClaims } from "#content/current-claims.server.ts";
import { authoredContent } from "#content/library.server.ts";
import type { AuthoredSlug } from "#domain/blog/authored-posts.ts";
import { documentToText } from "#domain/blog/post-document.ts";
import { tableOfContents } from "#domain/blog/post-headings.ts";
import { locales } from "#domain/locale/locales.ts";
import { markdownToDocument } from "./markdown-to-document.server.ts";

const slugs = Object.keys(authoredPosts) as AuthoredSlug[];
/** Fragments that remain when a claim is cut out of the middle of a sentence. */
const torn = /(?:^|\s)[,;.](?=\s|$)|[,;:(]\s*[.,;]|\.\.(?!\.)|\(\s*\)|^[,;.)]|[,;]$|<\w+>|\[!|\*\*/;

afterAll(() => setClaims(claimsAt(new Date(), false)));

test.each(slugs)("%s reads whole with its claims and without, in four languages", (slug) => {
	for (const showsSamples of [true, false]) {
		setClaims({ showsSamples, proven: {} });
		const outlines = locales.map((locale) => {
			const document = markdownToDocument(authoredContent(locale, slug).body, locale);
			const lines = documentToText(document).split("\n");
			expect(lines.filter((line) => torn.test(line))).toEqual([]);
			return tableOfContents(document).map(({ level }) => level);
		});
		// The same sections in every language.
		for (const outline of outlines) expect(outline).toEqual(outlines[0]);
	}
});
