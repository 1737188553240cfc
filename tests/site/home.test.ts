import { expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { locales } from "#domain/locale/locales.ts";
import { copy } from "#tests/support/copy.ts";
import { openPage, request, textOf } from "#tests/support/site-page.ts";

const sections = [
	"home",
	"calculator",
	"products",
	"benefits",
	"testimonials",
	"how-it-works",
	"licensed-states",
	"final-cta",
	"contact",
];

for (const locale of locales) {
	test(`the home page in ${locale} has its title, description and disclaimer in that language`, async () => {
		const { page } = await openPage(`/${locale}`);
		const { home, common } = copy[locale];
		expect(page.querySelector("html")?.getAttribute("lang")).toBe(locale);
		expect(page.querySelectorAll("h1").map(textOf)).toEqual([home.hero.title]);
		expect(textOf(page.querySelector("title"))).toBe(`${home.meta.title} | ${agency.name}`);
		expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe(home.meta.description);
		expect(page.querySelectorAll("aside").map((aside) => aside.getAttribute("aria-label"))).toContain(
			common.disclaimer.label,
		);
	});
}

test("the home page has all sections in order", async () => {
	const { page } = await openPage("/en");
	const ids = page.querySelectorAll("main > [id], main section[id]").map(({ id }) => id);
	expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
	expect(page.querySelectorAll("h1, h2, h3").map(textOf)).toContain(
		"Comprehensive Financial Solutions for Florida Families",
	);
	expect(textOf(page)).toContain("Family Protected - Starting at $15/month");
	expect(page.querySelectorAll("#products li")).toHaveLength(6);
	expect(page.querySelectorAll("#testimonials figure")).toHaveLength(2);
	expect(page.querySelectorAll("#licensed-states a[href*='/final-expense/']")).toHaveLength(licensedStates().length);
});

test("booking links open the scheduler in a new tab", async () => {
	const { page } = await openPage("/en");
	const links = page.querySelectorAll("header a");
	for (const name of ["Get Quote", "Book Consult"]) {
		const link = links.find((candidate) => textOf(candidate).includes(name));
		expect(link?.getAttribute("href"), name).toBe(agency.booking.general);
		expect(link?.getAttribute("target"), name).toBe("_blank");
		expect(link?.getAttribute("rel"), name).toMatch(/noopener/);
	}
});

test("a prerendered page has security headers with hashes of its scripts, and an ETag", async () => {
	const response = await request("/en");
	expect(response.status).toBe(200);
	const headers = Object.fromEntries(response.headers);
	const policy = headers["content-security-policy"] ?? "";
	expect(policy).toMatch(/script-src [^;]*'sha256-/);
	expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
	expect(policy).toContain("object-src 'none'");
	expect(policy).toContain("frame-ancestors 'self'");
	expect(headers).toMatchObject({
		"x-content-type-options": "nosniff",
		"x-frame-options": "SAMEORIGIN",
		"referrer-policy": "strict-origin-when-cross-origin",
		"strict-transport-security": "max-age=31536000; includeSubDomains",
		"permissions-policy": "geolocation=(), microphone=(), camera=(), payment=(), usb=()",
	});
	expect(headers.etag).toBeTruthy();
	const again = await request("/en?utm_source=radio", { "if-none-match": headers.etag ?? "" });
	expect(again.status).toBe(304);
});

test("a drawing in a file may load nothing, and has the other headers of a document", async () => {
	const [src] = /\/assets\/[^"]+\.svg/.exec(await (await request("/en")).text()) ?? [];
	const response = await request(src ?? "");
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-security-policy": "default-src 'none'",
		"content-type": "image/svg+xml; charset=utf-8",
		"cache-control": "public, max-age=31536000, immutable",
		"x-content-type-options": "nosniff",
		"x-frame-options": "SAMEORIGIN",
		"cross-origin-resource-policy": "same-origin",
	});
});
