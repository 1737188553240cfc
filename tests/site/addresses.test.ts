import { expect, test } from "vitest";
import { languageKey, locales } from "#domain/locale/locales.ts";
import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { copy } from "#tests/support/copy.ts";
import { openPage, request, textOf } from "#tests/support/site-page.ts";

async function redirectOf(path: string, headers: Record<string, string> = {}) {
	const { status, headers: sent } = await request(path, headers);
	return { status, location: sent.get("location") };
}

test.each([
	["/about?utm_source=radio", "/en/about?utm_source=radio"],
	["/services/iul", "/en/services/iul"],
	["/state-compliance", "/en/state-compliance"],
	["/calculator?service=iul&age=35", "/en/calculator?service=iul&age=35"],
	["/daytona", "/en/blog/final-expense-daytona-beach"],
	["/blog", "/en/blog"],
	["/blog/final-expense-jacksonville", "/en/blog/final-expense-jacksonville"],
	["/es/daytona", "/es/blog/final-expense-daytona-beach"],
	["/pt/post/fe-jacksonville", "/pt/blog/final-expense-jacksonville"],
	["/post/fe-jacksonville?x=1", "/en/blog/final-expense-jacksonville?x=1"],
	["/ht/lp/iul", "/ht/funnels/iul/lp"],
	["/pt/calc/ibc?utm_source=flyer", "/pt/funnels/ibc/calc?utm_source=flyer"],
	["/pt/book/final-expense?utm_campaign=a", "/pt/funnels/final-expense/book?utm_campaign=a"],
])("%s redirects to %s", async (path, target) => {
	expect(await redirectOf(path)).toEqual({ status: 302, location: target });
	expect((await request(target)).status).toBe(200);
});

test.each([
	["pt-BR,pt;q=0.9,en;q=0.8", "/pt"],
	["ht;q=0.5,es-MX;q=0.9", "/es"],
	["fr-FR,fr;q=0.9", "/en"],
	["", "/en"],
])('a first visit to / with Accept-Language "%s" redirects to %s', async (accepted, target) => {
	const location = `${target}?utm_source=radio`;
	expect(await redirectOf("/?utm_source=radio", { "accept-language": accepted })).toEqual({ status: 302, location });
});

test("a visit to / prefers the cookie to the browser's language", async () => {
	const headers = { "accept-language": "pt", cookie: `${languageKey}=es` };
	expect(await redirectOf("/", headers)).toMatchObject({ location: "/es" });
});

test.each(["/fr", "/fr/about", "/xx/services/iul"])("%s redirects to English", async (path) => {
	expect(await redirectOf(path)).toEqual({ status: 302, location: expect.stringMatching(/^\/en(?:$|\/)/) });
});

test.each(["/nothing-here", "/wp-login.php", "/assets/nothing.js", "/functions/nothing", "/api/nothing"])(
	"%s is not found",
	async (path) => {
		expect((await request(path)).status).toBe(404);
	},
);

test.each(locales)("a missing page is reported in %s", async (locale) => {
	const { notFound } = copy[locale].common;
	const { status, page } = await openPage(`/${locale}/nothing/here`);
	expect(status).toBe(404);
	expect(textOf(page.querySelector("h1"))).toBe(notFound.title);
	expect(textOf(page.querySelector("main"))).toContain(notFound.text);
	expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/noindex/);
	const home = page.querySelectorAll("main a").find((link) => textOf(link) === notFound.home);
	expect(home?.getAttribute("href")).toBe(`/${locale}`);
});

test("an unknown address without a language shows 'Page Not Found'", async () => {
	const { page } = await openPage("/nothing-here");
	expect(textOf(page.querySelector("h1"))).toBe("Page Not Found");
	expect(textOf(page.querySelector("main"))).toContain(
		"Sorry, the page you're looking for doesn't exist or has been moved.",
	);
});

test.each([
	"/es/services/gold",
	"/es/services/final-expense/oregon",
	"/es/locations/atlanta",
	"/es/lp/gold",
	"/es/resources/nothing",
	"/es/funnels/gold/calc",
	"/es/funnels/gold/book",
	"/es/funnels/gold/offer",
	"/es/funnels/gold-quote",
	"/es/calc/gold",
])("%s is not found, in the language of its address", async (path) => {
	const { status, page } = await openPage(path);
	expect(status).toBe(404);
	expect(textOf(page.querySelector("h1"))).toBe(copy.es.common.notFound.title);
	expect(page.querySelector("html")?.getAttribute("lang")).toBe("es");
});

const robotsOf = async (path: string) =>
	(await openPage(path)).page.querySelector("meta[name=robots]")?.getAttribute("content");

test.each([
	"/es/search?q=funeral",
	calculatorAddress("es", { service: "iul", state: "FL" }),
	"/en/funnels/iul/offer",
	"/ht/funnels/final-expense/book",
])("%s is not indexed", async (path) => {
	expect(await robotsOf(path)).toBe("noindex");
});

test.each(["/es/calculator?utm_source=radio", "/en/funnels/iul/lp", "/pt/funnels/fia/calc"])(
	"%s may be indexed",
	async (path) => {
		expect(await robotsOf(path)).toBeUndefined();
	},
);

test("the address of a calculation has the calculator page as its canonical address", async () => {
	const { page } = await openPage(calculatorAddress("es", { service: "iul", state: "FL" }));
	expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/es\/calculator$/);
});
