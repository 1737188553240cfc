import { expect, test } from "vitest";
import { assetsOfPage } from "./page-assets.ts";

test("a page needs the files that it names and the scripts of its islands, each once", () => {
	const html = `<img src="/assets/a-1.webp" srcset="/assets/a-1.webp 1x, /assets/b-2.webp 2x">
<script>await import("/assets/entry-3.js")</script><script>{"filedAt":"/parts/en.json"}</script><div data-island="calculator"></div><div data-island="unknown"></div>`;
	expect(assetsOfPage(html, { calculator: ["/assets/calculator-4.js", "/assets/entry-3.js"], chat: ["/x"] })).toEqual([
		"/assets/a-1.webp",
		"/assets/b-2.webp",
		"/assets/entry-3.js",
		"/parts/en.json",
		"/assets/calculator-4.js",
	]);
});
