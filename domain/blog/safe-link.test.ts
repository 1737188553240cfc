import { expect, test } from "vitest";
import { isSafeLink } from "./safe-link.ts";

test.each([
	"https://example.org",
	"http://example.org/a?b=c#d",
	"https://example.org/~user@home",
	"HTTPS://EXAMPLE.ORG/",
	"/en/services/iul",
	"/",
	"#s-what-it-costs",
	"mailto:a@example.org?subject=b",
	"tel:+19415550142",
])("%s is a link", (href) => {
	expect(isSafeLink(href)).toBe(true);
});

test.each([
	"",
	"services/iul",
	"//example.org",
	"/\\example.org",
	"https:example.org",
	"https:///example.org",
	"https://a.example@example.org/",
	"javascript:alert(1)",
	"data:text/html,x",
	"java\tscript:alert(1)",
	" https://example.org",
	"https://example.org/a b",
	"ftp://example.org",
	`https://example.org/${"a".repeat(2000)}`,
	null,
	7,
])("%j is none", (href) => {
	expect(isSafeLink(href)).toBe(false);
});
