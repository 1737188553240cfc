import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { agency } from "#content/agency.ts";
import { funnelConfigs, funnelPath } from "#domain/funnels/funnel-config.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { formatDateTime } from "#i18n/format.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { readOutbox } from "#tests/support/read-mail.ts";
import { sample } from "#tests/support/sample.ts";
import type { Site } from "#tests/support/site.ts";

// An offer has a limit only where one is proven, or in development.

/** Each test claims spots of another product. */
const products: Record<Locale, ProductSlug> = { en: "iul", es: "fia", pt: "debt-action", ht: "whole-life" };

const pageOf = (locale: Locale, product: ProductSlug) => localizedPath(locale, funnelPath(product, "offer"));
const newClaimant = () => ({
	first_name: "Marie",
	email: `claimant-${randomUUID()}@example.com`,
	phone: "(305) 555-0123",
});

async function claim(page: Page, locale: Locale, claimant: ReturnType<typeof newClaimant>) {
	const form = page.getByRole("form", { name: copy[locale].claim.title });
	for (const [field, value] of Object.entries(claimant) as [keyof typeof claimant, string][]) {
		await form.locator(`input[name="${field}"]`).fill(value);
	}
	await form.getByRole("button", { name: copy[locale].claim.submit }).click();
}

async function freeSpots(request: APIRequestContext, product: ProductSlug): Promise<number> {
	const response = await request.get(`/functions/offer-spots?service=${product}`);
	return ((await response.json()) as { free: number }).free;
}

/** Expects the page to show when a hold of the stored request ends. */
async function expectEnd(page: Page, site: Site, locale: Locale, product: ProductSlug, email: string) {
	const [lead] = (await site.ask("leads")).filter((candidate) => candidate.email === email);
	const end = new Date((lead?.createdAt.getTime() ?? 0) + funnelConfigs[product].offer.urgencyHours * 3_600_000);
	await expect(page.getByRole("main").locator("time")).toHaveText(formatDateTime(locale, end, agency.timeZone));
	const scheduler = page.getByRole("main").getByRole("link", { name: copy[locale].claim.chooseTime });
	await expect(scheduler).toHaveAttribute(
		"href",
		new RegExp(`^${agency.booking[product]}\\?.*utm_content=${lead?.id}`),
	);
}

/** The address in the email that the claimant gets. */
async function holdLinkTo(site: Site, email: string): Promise<string> {
	const link = () => {
		const mail = readOutbox(site.outbox).find(({ to }) => to === email);
		return /href="([^"]*\?hold=[^"]*)"/.exec(mail?.html ?? "")?.[1];
	};
	await expect.poll(link).toBeDefined();
	return link() ?? "";
}

for (const locale of sample(locales, 1, "offers")) {
	const product = products[locale];
	test(`a spot claimed in ${locale} can be booked at once, or held with the email's link until the shown time`, async ({
		page,
		request,
		site,
	}) => {
		const claimant = newClaimant();
		const before = await freeSpots(request, product);
		await page.goto(pageOf(locale, product));
		await hydrated(page);
		await expect(page.getByRole("main").getByRole("status").first()).toContainText(String(before));
		await claim(page, locale, claimant);

		const { ready, held, hold } = copy[locale].claim;
		await expect(page.getByRole("heading", { name: ready })).toBeFocused();
		await expectEnd(page, site, locale, product, claimant.email);
		await expectAccessible(page);

		const link = await holdLinkTo(site, claimant.email);
		await page.goto(link);
		await expect(page.getByRole("heading", { name: ready })).toBeVisible();
		// Programs that check emails open links, too.
		expect(await freeSpots(request, product)).toBe(before);
		await expectAccessible(page);
		await page.getByRole("button", { name: hold }).click();
		await expect(page.getByRole("heading", { name: held })).toBeVisible();
		await expectEnd(page, site, locale, product, claimant.email);
		expect(await freeSpots(request, product)).toBe(before - 1);
	});
}

test("if all spots are taken, the page says so and offers an ordinary booking", async ({ page, request, site }) => {
	const product = "ibc";
	const { maxSpots } = funnelConfigs[product].offer;
	await site.ask("bookSpots", product, maxSpots);
	expect(await freeSpots(request, product)).toBe(0);

	await page.goto(pageOf("en", product));
	await hydrated(page);
	await expect(page.getByText(`All ${maxSpots} spots for`)).toBeVisible();
	await expect(page.getByRole("form")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Book a regular consultation" })).toBeVisible();
	await expectAccessible(page);
});

test("a claim after the last spot is refused, and the lead is stored", async ({ page, site }) => {
	const claimant = newClaimant();
	await page.goto(pageOf("en", "term-life"));
	await hydrated(page);
	await page.route("**/functions/offer-claim*", (route) => route.fulfill({ json: { state: "none_left" } }));
	await claim(page, "en", claimant);
	await expect(page.getByRole("heading", { name: "No spots left this month" })).toBeFocused();
	await expect(page.getByRole("link", { name: "Book a regular consultation" })).toBeVisible();
	expect((await site.ask("leads")).filter(({ email }) => email === claimant.email)).toHaveLength(1);
});

test("unknown products and claims are not found", async ({ page, request, problems }) => {
	problems.allow(/404/);
	expect((await request.get("/functions/offer-spots?service=gold")).status()).toBe(404);
	expect((await request.get(`/functions/offer-claim?submission=${randomUUID()}`)).status()).toBe(404);
	expect((await page.goto("/es/funnels/gold/offer"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: copy.es.common.notFound.title })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the form posts to its own page, and the email's link holds the spot", async ({ page, request, site }) => {
		const claimant = newClaimant();
		const before = await freeSpots(request, "final-expense");
		await page.goto(pageOf("ht", "final-expense"));
		await site.ask("moveClock", 30);
		await claim(page, "ht", claimant);
		await expect(page.getByRole("heading", { name: copy.ht.claim.ready })).toBeVisible();
		await expectEnd(page, site, "ht", "final-expense", claimant.email);
		await page.goto(await holdLinkTo(site, claimant.email));
		await page.getByRole("button", { name: copy.ht.claim.hold }).click();
		await expect(page.getByRole("heading", { name: copy.ht.claim.held })).toBeVisible();
		expect(await freeSpots(request, "final-expense")).toBe(before - 1);
	});
});
