import { agency } from "#content/agency.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

const bands = [
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
	test(`the home page in ${locale} says what it is, in that language`, async ({ page }) => {
		await page.goto(`/${locale}`);
		const { home, common } = copy[locale];
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.title);
		await expect(page).toHaveTitle(new RegExp(`^${home.meta.title} \\| ${agency.name}$`));
		await expect(page.locator("meta[name=description]")).toHaveAttribute("content", home.meta.description);
		await expect(page.getByRole("complementary", { name: common.disclaimer.label })).toBeInViewport();
		await hydrated(page);
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
	});

	test(`the home page in ${locale} keeps within the width of any screen`, async ({ page }) => {
		await page.goto(`/${locale}`);
		for (const width of [320, 360, 768, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(overflow, `${width} pixels wide`).toBeLessThanOrEqual(0);
		}
	});

	test(`the home page in ${locale} is accessible`, async ({ page }) => {
		await page.goto(`/${locale}`);
		await hydrated(page);
		await expectAccessible(page);
	});
}

test("the bands of the home page stand in their order, complete", async ({ page }) => {
	await page.goto("/en");
	const ids = await page.locator("main > [id], main section[id]").evaluateAll((bands) => bands.map((band) => band.id));
	expect(ids.filter((id) => bands.includes(id))).toEqual(bands);
	await expect(
		page.getByRole("heading", { name: "Comprehensive Financial Solutions for Florida Families" }),
	).toBeVisible();
	await expect(page.getByText("Family Protected - Starting at $15/month")).toBeVisible();
	await expect(page.locator("#products").getByRole("listitem")).toHaveCount(6);
	await expect(page.locator("#testimonials").getByRole("figure")).toHaveCount(2);
	await expect(page.locator("#licensed-states a[href*='/final-expense/']")).toHaveCount(licensedStates.length);
});

test("bookings open the scheduler in a new tab", async ({ page }) => {
	await page.goto("/en");
	for (const name of ["Get Quote", "Book Consult"]) {
		const link = page.getByRole("banner").getByRole("link", { name });
		await expect(link).toHaveAttribute("href", agency.booking.general);
		await expect(link).toHaveAttribute("target", "_blank");
		await expect(link).toHaveAttribute("rel", /noopener/);
	}
});

test("every link within the page has its target", async ({ page }) => {
	await page.goto("/en");
	const lost = await page.evaluate(() =>
		[...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
			.filter((link) => link.pathname === location.pathname && !document.getElementById(link.hash.slice(1)))
			.map((link) => link.hash),
	);
	expect(lost).toEqual([]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

	test("the menu of a phone opens, leads on and closes", async ({ page }) => {
		await page.goto("/en");
		await page.getByRole("button", { name: "Open menu" }).click();
		const menu = page.getByRole("navigation", { name: "Main menu" });
		await expect(menu).toBeVisible();
		await page.getByRole("button", { name: "Close menu" }).click();
		await expect(menu).toBeHidden();
	});
});

test("a prerendered page carries the policy that its scripts keep", async ({ request, site }) => {
	const { headers, status } = await request.get("/en").then((answer) => ({
		headers: answer.headers(),
		status: answer.status(),
	}));
	expect(status).toBe(200);
	const policy = headers["content-security-policy"] ?? "";
	expect(policy).toMatch(/script-src [^;]*'sha256-/);
	expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
	expect(policy).toContain("object-src 'none'");
	expect(policy).toContain("frame-ancestors 'self'");
	expect(headers).toMatchObject({
		"x-content-type-options": "nosniff",
		"x-frame-options": "SAMEORIGIN",
		"referrer-policy": "strict-origin-when-cross-origin",
		"strict-transport-security": "max-age=31536000",
		"permissions-policy": "geolocation=(), microphone=(), camera=(), payment=(), usb=()",
	});
	expect(headers.etag).toBeTruthy();
	const again = await request.get(`${site.origin}/en?utm_source=radio`, {
		headers: { "if-none-match": headers.etag ?? "" },
	});
	expect(again.status()).toBe(304);
});
