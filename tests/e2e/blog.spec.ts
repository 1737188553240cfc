import type { BlogPostContent } from "#content/schema.ts";
import { postPath } from "#domain/blog/blog-paths.ts";
import { locales } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { cleanHtml } from "#server/blog/clean-html.server.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { hostileHtml } from "#tests/support/hostile-html.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { sample } from "#tests/support/sample.ts";
import { contentOf } from "#tests/support/stories.ts";

const slug = "final-expense-jacksonville";
const seedAddress = "/en/blog/iul-caps-floors-and-charges";
const contentIn = (locale: string) => contentOf<BlogPostContent>(`blog/${slug}/${locale}`);

for (const locale of sample(locales, 1, "blog")) {
	const { blog, pages } = copy[locale];

	test(`the menu leads to the list and an article in ${locale}`, async ({ page }) => {
		const { title } = await contentIn(locale);
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(`/${locale}`);
		await hydrated(page);
		const menu = page.getByRole("navigation", { name: copy[locale].shell.nav.main });
		await menu.getByText(copy[locale].shell.nav.more, { exact: true }).click();
		await menu.getByRole("link", { name: pages.names.blog, exact: true }).click();
		await expect(page).toHaveURL(`/${locale}/blog`);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { name: blog.featured })).toBeVisible();
		await expect(main.getByRole("heading", { name: blog.latest })).toBeVisible();
		expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

		await main.getByRole("link", { name: title }).click();
		await expect(page).toHaveURL(localizedPath(locale, postPath(slug)));
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(page.locator("#price")).toHaveCount(1);
		await expect(page.getByRole("link", { name: copy[locale].pages.frame.book as string }).last()).toBeVisible();
		await expect(page.getByRole("region", { name: blog.share.title }).getByRole("link")).toHaveCount(4);
		// On a slow machine, the font comes after the first paint, and a long title may wrap in another place.
		expect(await layoutShift(page)).toBeLessThanOrEqual(0.03);
	});

	test(`a missing article in ${locale} leads back to the list`, async ({ page, problems }) => {
		problems.allow(/404/);
		const response = await page.goto(`/${locale}/blog/never-written`);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1, name: blog.missing.title })).toBeVisible();
		await expect(page.getByText(blog.missing.text)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("main").getByRole("link", { name: blog.missing.back }).click();
		await expect(page).toHaveURL(`/${locale}/blog`);
	});
}

test("the English texts for a missing article are those of the specification", async ({ page, problems }) => {
	problems.allow(/404/);
	await page.goto("/en/blog/never-written");
	await expect(page.getByRole("heading", { name: "Article not found" })).toBeVisible();
	await expect(page.getByText("The article you're looking for doesn't exist.")).toBeVisible();
	await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor searches, filters and clears", async ({ page }) => {
		const { title } = await contentIn("es");
		const { search, categories, filters, none } = copy.es.blog;
		await page.goto("/es/blog");
		const main = page.getByRole("main");
		await main.getByRole("searchbox", { name: search.label }).fill("jacksonville");
		await main.getByRole("button", { name: search.submit }).click();
		await expect(page).toHaveURL("/es/blog?q=jacksonville");
		await expect(main.getByRole("link", { name: title })).toBeVisible();
		await expect(main.getByRole("searchbox", { name: search.label })).toHaveValue("jacksonville");

		await main.getByRole("link", { name: categories["final-expense"], exact: true }).click();
		await expect(page).toHaveURL("/es/blog?q=jacksonville&category=final-expense");
		await expect(main.getByRole("link", { name: title })).toBeVisible();

		await page.goto("/es/blog?q=zzzz");
		await expect(main.getByRole("heading", { name: none.title })).toBeVisible();
		await expect(main.getByRole("article")).toHaveCount(0);
		await main.getByRole("link", { name: filters.clear }).click();
		await expect(page).toHaveURL("/es/blog");
		await expect(main.getByRole("link", { name: title })).toBeVisible();
	});
});

test("the feeds of each language hold its articles whole", async ({ request }) => {
	for (const locale of locales) {
		const { title } = await contentIn(locale);
		for (const [file, root] of [
			["rss.xml", "<rss "],
			["atom.xml", "<feed "],
		] as const) {
			const response = await request.get(`/${locale}/blog/${file}`);
			expect(response.status()).toBe(200);
			const xml = await response.text();
			expect(xml).toContain(root);
			expect(xml).toContain(title.replaceAll("&", "&amp;"));
			expect(xml).toContain(`/${locale}/blog/${slug}`);
			expect(xml).toMatch(/<table>.*<\/table>/s);
		}
	}
});

test("hostile bodies do nothing in a browser", async ({ page }) => {
	await page.goto("/en/blog");
	const harm = await page.evaluate(
		(bodies) => {
			const found: string[] = [];
			window.alert = () => void found.push("alert");
			const place = document.createElement("div");
			document.querySelector("main")?.append(place);
			for (const body of bodies) {
				place.innerHTML = body;
				const again = document.createElement("div");
				again.innerHTML = place.innerHTML;
				if (again.innerHTML !== place.innerHTML) found.push(`reads differently the second time: ${body}`);
				for (const element of place.querySelectorAll("*")) {
					if (element.namespaceURI !== "http://www.w3.org/1999/xhtml") found.push(`${element.localName}: ${body}`);
					if (element.matches("script, style, iframe, form, object, embed, [style], [class]")) found.push(body);
					for (const { name } of element.attributes) if (name.startsWith("on")) found.push(`${name}: ${body}`);
				}
				for (const { protocol } of place.querySelectorAll<HTMLAnchorElement>("a[href]"))
					if (protocol && !["http:", "https:", "mailto:", "tel:"].includes(protocol)) found.push(`${protocol} ${body}`);
			}
			return found;
		},
		hostileHtml.map((body) => cleanHtml(body)),
	);
	expect(harm).toEqual([]);
});

test.describe("with analytics", () => {
	// Robots are not tracked, and headless browsers identify as robots.
	test.use({
		allowed: ["analytics"],
		userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
	});

	test("a click on a card is one event with its title, category and id", async ({ page }) => {
		const { title } = await contentIn("en");
		await page.goto("/en/blog");
		await hydrated(page);
		await expect
			.poll(() =>
				page.evaluate(() => window.dataLayer?.some((entry) => (entry as { event?: string }).event === "page_view")),
			)
			.toBe(true);
		await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
		await page.getByRole("main").getByRole("link", { name: title }).click();
		const clicks = await page.evaluate(() =>
			JSON.parse(JSON.stringify(window.dataLayer ?? [])).filter(
				({ event }: { event?: string }) => event === "blog_post_click",
			),
		);
		expect(clicks).toEqual([{ event: "blog_post_click", title, category: "final-expense", id: slug }]);
	});

	test("the view of an article with a row is logged once, without its address", async ({ page }) => {
		const logged = page.waitForResponse("**/functions/blog-view");
		await page.goto(seedAddress);
		const response = await logged;
		expect(response.status()).toBe(204);
		expect(JSON.parse(response.request().postData() ?? "")).toEqual({
			article_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			visitor_session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
			referrer: "",
		});
	});
});

test("without consent no view is logged", async ({ page }) => {
	const calls: string[] = [];
	page.on("request", (request) => calls.push(new URL(request.url()).pathname));
	await page.goto(seedAddress);
	await hydrated(page);
	await page.goto("/en/blog");
	await hydrated(page);
	expect(calls.filter((path) => path.startsWith("/functions/blog"))).toEqual([]);
});
