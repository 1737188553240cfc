import { expect, test } from "vitest";
import { locales } from "../locale/locales.ts";
import { englishPathOf } from "./offered-languages.ts";

test.each([
	["/pt", "/en"],
	["/pt/", "/en/"],
	["/pt/services/final-expense/texas", "/en/services/final-expense/texas"],
	["/pt/blog/rss.xml", "/en/blog/rss.xml"],
	["/pt/nowhere", "/en/nowhere"],
	["/pt/unsubscribe/more", "/en/unsubscribe/more"],
	["/sitemap-pt.xml", "/sitemap-en.xml"],
	["/search-index/pt.json", "/search-index/en.json"],
])("while Portuguese isn’t offered, %s is at %s", (path, english) => {
	expect(englishPathOf(path, ["en", "es", "ht"])).toBe(english);
	expect(englishPathOf(path, locales)).toBeUndefined();
});

test.each([
	"/",
	"/en/about",
	"/es/about",
	"/ptarmigan",
	"/fr/about",
	"/pt/unsubscribe",
	"/pt/offline",
	"/parts/pt.json",
	"/chat-messages/pt.json",
	"/guides/pt/iul.pdf",
	"/assets/pt.js",
])("%s stays where it is", (path) => {
	expect(englishPathOf(path, ["en", "es", "ht"])).toBeUndefined();
});
