import { describe, expect, test } from "vitest";
import { publishedPost as post } from "#tests/support/published-post.ts";
import { categoriesOf, filterPosts, findPost, postsFor, relatedPosts } from "./list-posts.ts";
import type { PublishedPost } from "./published-post.ts";

const ids = (posts: readonly PublishedPost[]) => posts.map(({ id }) => id);

describe("the list of a language", () => {
	const posts = [
		post("old", { publishedAt: "2026-01-01T00:00:00Z" }),
		post("new", { publishedAt: "2026-11-09T00:00:00Z" }),
		post("old", { locale: "es", publishedAt: "2026-02-01T00:00:00Z" }),
		post("only-in-spanish", { locale: "es" }),
	];

	test("has the reader's language first, then what exists only in English", () => {
		expect(ids(postsFor(posts, "es"))).toEqual(["only-in-spanish es", "old es", "new en"]);
	});

	test("has no other language than that and English", () => {
		expect(ids(postsFor(posts, "ht"))).toEqual(["new en", "old en"]);
		expect(ids(postsFor(posts, "en"))).toEqual(["new en", "old en"]);
	});

	test("leads to the same post", () => {
		expect(findPost(posts, "es", "old")?.id).toBe("old es");
		expect(findPost(posts, "pt", "old")?.id).toBe("old en");
		expect(findPost(posts, "pt", "only-in-spanish")).toBeUndefined();
		expect(findPost(posts, "en", "never")).toBeUndefined();
	});
});

describe("a search", () => {
	const posts = [
		post("a", { title: "Annuité différée", text: "Surrender charges fall each year", tags: ["fia"] }),
		post("b", { category: "your-rights", text: "The free look lasts 14 days" }),
	];
	const found = (words: string, category = "") => filterPosts(posts, { words, category }).map(({ slug }) => slug);

	test.each([
		["", ["a", "b"]],
		["surrender YEAR", ["a"]],
		["annuite", ["a"]],
		["fia", ["a"]],
		["free look", ["b"]],
		["free surrender", []],
		["  ", ["a", "b"]],
	])("for %j finds %j", (words, expected) => {
		expect(found(words)).toEqual(expected);
	});

	test("keeps to its category", () => {
		expect(found("", "your-rights")).toEqual(["b"]);
		expect(found("surrender", "your-rights")).toEqual([]);
	});
});

test("the filters are the categories that posts have, those we know first", () => {
	const posts = [post("a", { category: "news" }), post("b", { category: "annuities" }), post("c")];
	expect(categoriesOf(posts, ["final-expense", "annuities"])).toEqual(["annuities", "news"]);
});

test("related posts share the category, and are three at most", () => {
	const posts = ["a", "b", "c", "d", "e"].map((slug) => post(slug));
	const own = post("own");
	expect(ids(relatedPosts([...posts, own, post("other", { category: "x" })], own, "en"))).toEqual([
		"a en",
		"b en",
		"c en",
	]);
});
