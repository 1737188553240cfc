import { expect, test } from "vitest";
import { pageText } from "./page-text.ts";

const page = (main: string, script = "a1") =>
	`<html><head><title>T</title></head><body><header>Menu</header><section hidden>Cookies?</section>` +
	`<main class="x">${main}</main><footer><nav><a href="/en">Home</a></nav><p>Not a bank.</p></footer><aside>No offer.</aside><script src="/assets/${script}.js"></script></body></html>`;

test("the text of a page is its main part, its footer and its notices, a line for each block", () => {
	const html = page(
		'<h1>Life&#x27;s <em>plans</em></h1>\n<p>From <a href="/en/x">$20</a>&nbsp;a month<!-- --> &amp; up.</p><svg><title>Icon</title></svg><ul><li><b>1</b><span>One</span></li><li>Two</li></ul><section><p>End</p><select><option>AL</option></select></section>',
	);
	expect(pageText(html)).toBe(
		"Cookies?\nLife's plans\nFrom $20 a month & up.\n1 One\nTwo\nEnd\nNot a bank.\nNo offer.",
	);
});

test("a new build of the same words has the same text, and one other word is another text", () => {
	const text = pageText(page('<p id="r1" class="a">We compare.</p>'));
	expect(pageText(page('<p id="r2" class="b">\n We  compare. </p><script>1 < 2</script>', "b2"))).toBe(text);
	expect(pageText(page("<p>We compared.</p>"))).not.toBe(text);
});
