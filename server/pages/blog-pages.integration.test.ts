import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { builtClaims, setClaims } from "#content/current-claims.server.ts";
import { blogAddresses, blogAnalytics, blogArticles, publicProfiles, staffRecords } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { postSocialImagePath } from "#domain/site/social-image.ts";
import { newProfile } from "#domain/team/public-profile.ts";
import { startBlogProcess } from "#tests/support/blog-process.ts";
import { siteOrigin } from "#tests/support/edge.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { blogTopic } from "../blog/blog-topic.server.ts";
import { drawSocialImages } from "../blog/draw-social-images.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { DatabaseUnavailableError } from "../platform/database/database-errors.server.ts";
import { claimsTopic } from "./claims-pages.server.ts";

vi.hoisted(() => {
	vi.stubEnv("VITE_BUILT_AT", "2026-11-20T12:00:00Z");
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
});

const outdated = "Some newer articles may be missing";

let build: Awaited<ReturnType<typeof siteBuild>>;
beforeAll(async () => {
	build = await siteBuild();
}, 300_000);

describe.each(ruleKinds)("the blog on %s", (kind) => {
	let services: TestServices;
	let closing: AbortController;
	let app: ReturnType<typeof startBlogProcess>;
	let database: () => Database;

	beforeEach(async () => {
		setClaims(builtClaims);
		services = await openTestServices(kind);
		closing = new AbortController();
		database = () => services.database.db;
		app = startProcess();
		await shows("/en/blog", (html) => !html.includes(outdated));
	});
	afterEach(async () => {
		closing.abort();
		await services.close();
	});

	const startProcess = () => startBlogProcess(build, services, closing.signal, () => database());

	async function read(path: string) {
		const response = await app.request(path);
		return { status: response.status, headers: response.headers, html: await response.text() };
	}

	async function shows(path: string, isShown: (html: string, status: number) => boolean): Promise<void> {
		await expect
			.poll(async () => read(path).then(({ html, status }) => isShown(html, status)), { timeout: 30_000 })
			.toBe(true);
	}

	async function publish(slug: string, locale: Locale, changes: Partial<typeof blogArticles.$inferInsert> = {}) {
		const id = randomUUID();
		await services.database.db.transaction(async (transaction) => {
			await transaction.insert(blogArticles).values({
				id,
				slug,
				locale,
				title: `${slug} in ${locale}`,
				excerpt: "What it says.",
				content: "<h2>One</h2><p>Text of it<script>alert(1)</script></p>",
				author: "Ana Diaz",
				reading_time: 4,
				category: "annuities",
				tags: ["fia"],
				published: true,
				published_version: 1,
				published_at: services.clock(),
				updated_at: services.clock(),
				...changes,
			});
			await services.database.changes.announce(blogTopic, transaction);
		});
		return id;
	}

	async function change(id: string, values: Partial<typeof blogArticles.$inferInsert>): Promise<void> {
		await services.database.db.transaction(async (transaction) => {
			await transaction.update(blogArticles).set(values).where(eq(blogArticles.id, id));
			await services.database.changes.announce(blogTopic, transaction);
		});
	}

	test("shows what is published on the list, at its address, in feeds and sitemap, until it is withdrawn", async () => {
		expect(await read("/en/blog/rates")).toMatchObject({
			status: 404,
			html: expect.stringContaining("Article not found"),
		});
		const id = await publish("rates", "en");
		await shows("/en/blog", (html) => html.includes("rates in en"));
		const page = await read("/en/blog/rates");
		expect(page.status).toBe(200);
		expect(page.headers.get("content-security-policy")).not.toContain("nonce");
		expect(page.html).toContain("<p>Text of it</p>");
		expect(page.html).toContain('"@type":"BlogPosting"');
		expect((await read("/en/blog/rss.xml")).html).toContain("<![CDATA[rates in en]]>");
		const sitemap = (await read("/sitemap-en.xml")).html;
		const entry = sitemap.split("\n").find((line) => line.includes("/en/blog/rates<"));
		expect(entry).toContain("<lastmod>2026-11-23</lastmod>");
		expect(entry?.match(/hreflang="(?:\w|-)+"/g)).toEqual(['hreflang="en"', 'hreflang="x-default"']);
		expect((await read("/search-index/en.json")).html).toContain("/en/blog/rates");

		await change(id, { published: false });
		await shows("/en/blog/rates", (html, status) => status === 404 && html.includes("Article not found"));
		await shows("/en/blog", (html) => !html.includes("rates in en"));
		await shows("/en/blog/rss.xml", (html) => !html.includes("rates in en"));
		await shows("/sitemap-en.xml", (html) => !html.includes("/en/blog/rates<"));
	});

	test("shows who the author is while visitors get to know them", async () => {
		const { db, changes } = services.database;
		const profile = async (isShown: boolean) => {
			const permission = { document: "Release 3", confirmedOn: "2026-11-02" };
			const value = { ...newProfile("Ana Diaz"), isShown, permission };
			await db.transaction(async (transaction) => {
				const saved = { savedByName: "Boss", savedAt: services.clock() };
				await transaction.insert(publicProfiles).values({ userId, value, ...saved });
				await changes.announce(claimsTopic, transaction);
			});
		};
		const { userId } = await leadWork(services).person("Ana", "agent");
		await db.insert(staffRecords).values({ userId, languages: ["en"], updatedAt: services.clock() });
		await publish("rates", "en");
		const license = "Florida license W1";
		await shows("/en/blog/rates", (html) => html.includes("Ana Diaz") && !html.includes(license));
		await profile(true);
		await shows("/en/blog/rates", (html) => html.includes(license) && html.includes('href="/en/about"'));
		expect((await read("/en/blog/rates")).html, "what is for staff").not.toContain("Release 3");
		await profile(false);
		await shows("/en/blog/rates", (html) => html.includes("Ana Diaz") && !html.includes(license));
	});

	test("names its own social image once it is drawn, and that of the list until then", async () => {
		const id = await publish("rates", "en");
		await shows("/en/blog/rates", (html) => html.includes(`content="${siteOrigin}/social/en/blog.png"`));
		await drawSocialImages(services);
		const image = siteOrigin + postSocialImagePath(id, 1);
		await shows("/en/blog/rates", (html) => html.includes(`property="og:image" content="${image}"`));
		const { html } = await read("/en/blog/rates");
		expect(html).toContain(`name="twitter:image" content="${image}"`);
		expect(html).toContain(`"image":"${image}"`);
		expect(html).toContain('property="og:image:width" content="1200"');
	});

	test("shows a changed text, and leads from a former address to the new one", async () => {
		const id = await publish("rates", "en");
		await shows("/en/blog/rates", (_, status) => status === 200);
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		await change(id, {
			content: "<p>Corrected.</p>",
			slug: "new-rates",
			published_version: 2,
			updated_at: services.clock(),
		});
		await services.database.db
			.insert(blogAddresses)
			.values(["rates", "new-rates"].map((slug) => ({ slug, article_id: id, created_at: services.clock() })));
		await services.database.changes.announce(blogTopic);
		await shows("/en/blog/new-rates", (html) => html.includes("Corrected.") && html.includes("November 24, 2026"));
		await expect.poll(async () => (await app.request("/en/blog/rates")).status, { timeout: 30_000 }).toBe(301);
		expect((await app.request("/en/blog/rates")).headers.get("location")).toBe("/en/blog/new-rates");
	});

	test("stands in with English where a translation is missing, and says so", async () => {
		await publish("rates", "en");
		await publish("rates", "es", { title: "tasas" });
		await shows("/ht/blog", (html) => html.includes("rates in en") && html.includes("An angle"));
		const alternates = /<link rel="alternate" hreflang="[\w-]+"/gi;
		// The page in English may be learned before the one in Spanish.
		await shows("/ht/blog/rates", (page) => page.match(alternates)?.length === 3);
		const { html } = await read("/ht/blog/rates");
		expect(html).toMatch(/<h1[^>]* lang="en">rates in en/);
		expect(html).toContain(`<link rel="canonical" href="${siteOrigin}/en/blog/rates"`);
		await shows("/es/blog", (spanish) => spanish.includes("tasas") && !spanish.includes("rates in en"));
		expect((await read("/ht/blog/rss.xml")).html).not.toContain("rates in en");
	});

	test("without the database shows what it knows, and says calmly that more may be there", async () => {
		await publish("rates", "en");
		await shows("/en/blog/rates", (_, status) => status === 200);
		database = () => {
			throw new DatabaseUnavailableError("away");
		};
		await services.database.changes.announce(blogTopic);
		await shows("/en/blog", (html) => html.includes(outdated) && html.includes("rates in en"));
		expect((await read("/en/blog/rates")).status).toBe(200);
		expect((await read("/en/blog?q=rates")).html).toContain("rates in en");

		// A process that starts now knows what the build knows.
		app = startProcess();
		expect((await read("/en/blog/final-expense-jacksonville")).status).toBe(200);
		expect((await read("/en/blog")).html).toContain(outdated);
		expect((await read("/en/blog/rates")).status).toBe(503);
	});

	test("counts views of published posts, and of nothing else", async () => {
		const id = await publish("rates", "en");
		const draft = await publish("draft", "en", { published: false });
		const send = (body: object, headers: Record<string, string> = {}) =>
			app.request("/functions/blog-view", {
				method: "POST",
				headers: {
					"content-type": "text/plain",
					origin: siteOrigin,
					"user-agent": "Mozilla/5.0 Firefox/145.0",
					...headers,
				},
				body: JSON.stringify(body),
			});
		const view = {
			article_id: id,
			visitor_session_id: randomUUID(),
			referrer: "https://example.org/a?email=x@example.org",
		};
		expect((await send(view)).status).toBe(204);
		expect((await send({ ...view, visitor_session_id: "anonymous", referrer: "" })).status).toBe(204);
		expect((await send({ ...view, article_id: draft })).status).toBe(204);
		expect((await send({ ...view, article_id: randomUUID() })).status).toBe(204);
		expect((await send(view, { "sec-gpc": "1" })).status).toBe(204);
		expect((await send(view, { "user-agent": "Googlebot/2.1" })).status).toBe(204);
		expect((await send({ ...view, article_id: "rates" })).status).toBe(400);
		const rows = await services.database.db.select().from(blogAnalytics).orderBy(blogAnalytics.referrer);
		expect(rows).toEqual([
			expect.objectContaining({ article_id: id, referrer: "https://example.org/a", ip_address: "client-side" }),
			expect.objectContaining({ article_id: id, referrer: null, visitor_session_id: "anonymous" }),
		]);
	});
});
