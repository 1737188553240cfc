import { parser } from "sax";
import { describe, expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { publishedPost } from "#tests/support/published-post.ts";
import { blogFeed } from "./blog-feed.server.ts";

const origin = "https://agency.example";
const times = { publishedAt: "2026-11-01T17:00:00.000Z", updatedAt: "2026-11-09T08:30:00.000Z" };

interface Parsed {
	/** The text, or else the attribute with an address, of each element inside an entry. */
	entries: Record<string, string>[];
}

/** XML has five entities of its own. The types of this package lack the second option. */
const strict = { xmlns: true, strictEntities: true };

/** Throws for what is not well-formed, and for names without a namespace. */
function parse(xml: string): Parsed {
	const entries: Record<string, string>[] = [];
	const open: string[] = [];
	const reader = parser(true, strict);
	const entry = () => (open.some((name) => name === "item" || name === "entry") ? entries.at(-1) : undefined);
	reader.onerror = (error) => {
		throw error;
	};
	reader.onopentag = ({ name, attributes }) => {
		if (name === "item" || name === "entry") entries.push({});
		open.push(name);
		const inside = entry();
		const { href } = attributes as Record<string, { value: string }>;
		if (inside) inside[name] = href?.value ?? "";
	};
	const add = (text: string) => {
		const [inside, name] = [entry(), open.at(-1)];
		if (inside && name && text.trim()) inside[name] = (inside[name] ?? "") + text;
	};
	reader.ontext = add;
	reader.oncdata = add;
	reader.onclosetag = () => void open.pop();
	reader.write(xml).close();
	return { entries };
}

const uuid = "6f1c2b9e-0a53-4f6d-9c38-2f5f3a1d7e04";
const rate = (slug: string, changes = {}) => publishedPost(slug, { id: uuid, ...times, ...changes });
const feedsOf = (...args: Parameters<typeof blogFeed>) => {
	const feed = blogFeed(...args);
	return { rss: parse(feed.rss2()).entries, atom: parse(feed.atom1()).entries };
};

describe.each(locales)("the feeds in %s", (locale) => {
	test("are well-formed, with absolute addresses and the dates of each post", () => {
		const html = '<p><a href="/en/contact">Call &amp; ask</a></p><p>1 &lt; 2 ]]&gt; &amp;amp;</p>';
		const posts = [
			rate("rates", { locale, title: "Tarifs & <rates> ]]> “ò”", excerpt: "1 < 2", author: "A & B <c>", html }),
			publishedPost("built-in", { locale, isBuiltIn: true, ...times }),
		];
		const { rss, atom } = feedsOf(posts, locale, origin);
		expect(rss).toHaveLength(2);
		expect(rss.map(({ link }) => link).sort()).toEqual([
			`${origin}/${locale}/blog/built-in`,
			`${origin}/${locale}/blog/rates`,
		]);
		expect(atom.map(({ link }) => link)).toEqual(rss.map(({ link }) => link));
		for (const { pubDate = "" } of rss) expect(new Date(pubDate).toISOString()).toBe(times.publishedAt);
		for (const { published, updated } of atom)
			expect({ published, updated }).toEqual({ published: times.publishedAt, updated: times.updatedAt });
		for (const text of [rss, atom].map((all) => JSON.stringify(all))) {
			expect(text).toContain(`href=\\"${origin}/en/contact\\"`);
			expect(text).not.toMatch(/(?:href|src)=\\"\//);
		}
	});

	test("name a post the same after it was renamed, and no two posts alike", () => {
		const other = publishedPost("other", { id: uuid.replace("6f", "7a"), locale, ...times });
		const [before, after] = ["rates", "new-rates"].map((slug) =>
			feedsOf([rate(slug, { locale }), other], locale, origin),
		);
		expect(before?.rss.map(({ guid }) => guid).sort()).toEqual(after?.rss.map(({ guid }) => guid).sort());
		expect(before?.atom.map(({ id }) => id).sort()).toEqual(after?.atom.map(({ id }) => id).sort());
		expect(new Set(before?.atom.map(({ id }) => id)).size).toBe(2);
		expect(before?.atom.map(({ id }) => id)).toContain(`urn:uuid:${uuid}`);
		expect(JSON.stringify(after)).toContain(`${origin}/${locale}/blog/new-rates`);
	});
});
