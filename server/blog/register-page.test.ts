import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { setClaims } from "#content/current-claims.server.ts";
import { illustrationPath, seedSlugs } from "#domain/blog/authored-posts.ts";
import { imagePath } from "#domain/blog/image-address.ts";
import { locales } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { contentOf } from "#tests/support/writers.ts";
import { type RegisteredPost, registerPage } from "./register-page.server.tsx";

const origin = "https://site.example";
const [seed] = seedSlugs;
const post: RegisteredPost = {
	content: { ...contentOf("Fees", "One."), stateFocus: "FL" },
	version: 1,
	locale: "en",
	slug: "fees",
	publishedAt: new Date("2026-11-23T15:00:00Z"),
	updatedAt: new Date("2026-12-02T15:00:00Z"),
	now: new Date("2026-12-02T15:00:00Z"),
};
/** Without markup, as it is read. */
const wordsOf = (html: string) =>
	html
		.replace(/<[^>]*>/g, "\n")
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&");

test.each(locales)("the register keeps what stood around a text in %s, in the words of the page", (locale) => {
	const blog = copyFor(locale, "blog");
	const words = wordsOf(registerPage({ ...post, locale }, origin));
	const around = [
		agency.name,
		blog.categories.annuities,
		`${blog.by} Ana`,
		blog.updated,
		blog.minutes,
		blog.notice,
		blog.consultation.title,
		blog.consultation.text,
		copyFor(locale, "pages").frame.call,
		copyFor(locale, "shell").footer.marks,
		copyFor(locale, "common").disclaimer.text,
		agency.email,
	];
	for (const one of around) expect(words).toContain(one);
	expect(words).toContain(jurisdictionName("FL", locale));
	expect(words).not.toMatch(/[{}]/);
	expect(words).not.toContain(blog.reviewed);
});

test("it has the dates that readers see", () => {
	expect(wordsOf(registerPage(post, origin))).toContain("November 23, 2026 · Updated December 2, 2026 · 1 min read");
	expect(wordsOf(registerPage({ ...post, updatedAt: post.publishedAt }, origin))).toContain(
		"November 23, 2026 · 1 min read",
	);
});

test("only the site's own words were read by a licensed person, and only where that is proven or shown as a sample", () => {
	const words = (changes: Partial<RegisteredPost> = {}) =>
		wordsOf(registerPage({ ...post, slug: seed, ...changes }, origin));
	setClaims({ showsSamples: true, proven: {} });
	expect(words()).toMatch(/Reviewed by a licensed agent \s*Sample/);
	expect(words({ version: 2 })).not.toContain("Reviewed");
	setClaims({ showsSamples: false, proven: {} });
	expect(words()).not.toMatch(/Reviewed|\bSample\n/);
});

test("it needs nothing from the site to be shown", () => {
	const id = "3f0e8a52-9c41-4f6e-8d0b-5a7c1e2d3f40";
	for (const imageUrl of [imagePath(id, 960, "jpeg"), illustrationPath(seed)]) {
		const html = registerPage({ ...post, content: { ...post.content, imageUrl, imageAlt: "Fees" } }, origin);
		const [, src = ""] = /<img [^>]*src="([^"]*)"/.exec(html) ?? [];
		expect(src).toMatch(/^(?:media\/|data:image\/svg\+xml;base64,)/);
		expect(html).not.toMatch(/<(?:script|style|link rel="stylesheet")/);
	}
});
