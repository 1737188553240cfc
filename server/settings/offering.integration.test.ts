import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { agency, contentFacts } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { auditEntries } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { InsuredProduct } from "#domain/products/products.ts";
import { fieldsOfOffering, optionalLanguages } from "#domain/settings/offering-form.ts";
import { siteOrigin } from "#tests/support/edge.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { acknowledgeVisitor } from "../leads/acknowledge-visitor.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { exportSettings } from "./settings-file.server.ts";

vi.hoisted(() => {
	vi.stubEnv("VITE_BUILT_AT", "2026-11-20T12:00:00Z");
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
});

describe.each(ruleKinds)("what the site offers on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let calls: ReturnType<typeof settingsCalls>;
	beforeAll(async () => {
		services = await openTestServices(kind);
		owner = await leadWork(services).person("Olga", "admin");
		calls = settingsCalls(services, owner);
	});
	afterAll(() => services.close());
	beforeEach(() => calls.reset());

	const post = async (fields: Record<string, string>) =>
		calls.post({ seen: String(await calls.newest("offering")), ...fields }, "offering");
	/** @param languages besides English */
	const save = (languages: Locale[], withoutFigures: InsuredProduct[] = []) =>
		post({ intent: "save", ...fieldsOfOffering({ languages, withoutFigures }) });
	const offered = (count: number) => vi.waitUntil(() => agency.languages.length === count, { timeout: 30_000 });

	test("a language that is off leads to the English pages, and nothing names it any more, until it is on again", async () => {
		const page = await calls.site("/en", "/ht", "/ht/about", "/es", "/sitemap.xml", "/sitemap-en.xml", "/llms.txt");
		const answer = async (path: string, init?: RequestInit) => {
			const response = await page.open(path, init);
			return [response.status, response.headers.get("location")];
		};
		expect(await answer("/ht/about")).toEqual([200, null]);
		expect(await page("/en/about")).toContain("English, Spanish, Portuguese and Haitian Creole");

		expect(await save(["es"])).toEqual({ ok: true });
		await offered(2);
		for (const [path, english] of [
			["/ht", "/en"],
			["/ht/about?utm_source=letter", "/en/about?utm_source=letter"],
			["/pt/services/iul", "/en/services/iul"],
			["/ht/blog/rss.xml", "/en/blog/rss.xml"],
			["/sitemap-ht.xml", "/sitemap-en.xml"],
			["/search-index/pt.json", "/search-index/en.json"],
		] as const) {
			expect(await answer(path), path).toEqual([302, english]);
			expect(await answer(path, { method: "HEAD" }), path).toEqual([302, english]);
		}
		expect(await answer("/", { headers: { cookie: "sf_lang=ht", "accept-language": "pt,es;q=0.5" } })).toEqual([
			302,
			"/es",
		]);
		const others =
			/hreflang="(?:pt|ht)"|og:locale:alternate" content="(?:pt|ht)|(?:href="|site\.example)\/(?:pt|ht)[/"<)]|data-language(?:-offer)?="(?:pt|ht)"|sitemap-(?:pt|ht)/i;
		for (const path of ["/en", "/es", "/en/about", "/sitemap.xml", "/sitemap-en.xml", "/llms.txt"]) {
			await expect.poll(() => page(path), { timeout: 30_000 }).not.toMatch(others);
			expect(await page(path), path).toMatch(/\/es\b|sitemap-es/);
		}
		expect(await page("/.well-known/security.txt")).toContain("Preferred-Languages: en, es\n");
		expect(await page("/en/about")).toContain("Our website is in English and Spanish");
		expect(await page("/es/about")).toContain("Nuestro sitio está en inglés y español");

		expect(await post({ intent: "restore", version: "content" })).toEqual({ ok: true });
		await offered(4);
		expect(await answer("/ht/about")).toEqual([200, null]);
		await expect.poll(() => page("/en"), { timeout: 30_000 }).toMatch(others);
		const entries = await services.database.db.select({ details: auditEntries.details }).from(auditEntries);
		expect(entries.filter(({ details }) => details?.startsWith("offering, "))).toHaveLength(2);
	}, 120_000);

	test("with English alone, no page has a switcher or an offer", async () => {
		const page = await calls.site("/en");
		await save([]);
		await offered(1);
		await expect.poll(() => page("/en"), { timeout: 30_000 }).not.toMatch(/data-menu="language"|data-language/);
		expect(await page("/en/terms")).toContain("We publish each page in English.");
	});

	test("whoever wrote in a language keeps it, in emails and in a form that was open", async () => {
		const page = await calls.site();
		await save([]);
		await offered(1);
		const leadId = await leadWork(services).lead({ locale: "ht", email: "marie@example.com" });
		await acknowledgeVisitor(services, leadId, "job-1");
		const { html = "" } = services.sentMails.at(-1) ?? {};
		expect(html).toContain('lang="ht"');
		const [, unsubscribe = ""] = /(\/ht\/unsubscribe[^"]*)"/.exec(html) ?? [];
		expect((await page.open(unsubscribe)).status).toBe(200);
		const posted = await page.open("/ht?index", {
			method: "POST",
			headers: { origin: siteOrigin },
			body: new URLSearchParams({ firstName: "Marie" }),
		});
		expect(posted.headers.get("location"), "not the English page, which would lose what was typed").toBeNull();
		expect(await posted.text()).toContain('<html lang="ht"');
		expect((await page.open("/parts/ht.json")).status, "for pages that are open").toBe(200);
	});

	test("without its figures, a product asks for a talk on its page and is not in the price card, and others stay", async () => {
		const page = await calls.site("/en", "/en/services/term-life", "/en/services/iul");
		const priced = (html: string) =>
			[
				...html
					.slice(html.indexOf('id="price"'))
					.split("</form>", 1)
					.join()
					.matchAll(/name="service"[^>]* value="(\w+)"/g),
			].map(([, product]) => product);
		expect(await page("/en/services/term-life")).toContain('id="price"');
		expect(priced(await page("/en"))).toEqual(["term_life", "whole_life", "final_expense"]);

		expect(await save(optionalLanguages, ["term-life", "iul"])).toEqual({ ok: true });
		await vi.waitUntil(() => currentClaims().withoutFigures?.length === 2, { timeout: 30_000 });
		for (const path of ["/en/services/term-life", "/en/services/iul"]) {
			const html = await page(path);
			expect(html, "at once: no page waits in its old form").toContain('id="quotes"');
			expect(html).not.toContain('id="price"');
		}
		expect(priced(await page("/en"))).toEqual(["whole_life", "final_expense"]);

		expect(await post({ intent: "restore", version: "content" })).toEqual({ ok: true });
		await vi.waitUntil(() => currentClaims().withoutFigures?.length === 0, { timeout: 30_000 });
		await expect.poll(() => page("/en/services/term-life"), { timeout: 30_000 }).toContain('id="price"');
	}, 120_000);

	test("the choice is in the settings file and in the data folder, and a file without English is refused", async () => {
		await save(["pt"], ["iul"]);
		await offered(2);
		await vi.waitUntil(() => readKeptSettings(services.env.dataDir).facts.offering?.languages.length === 2);
		const file = JSON.parse(await (await exportSettings(services, owner)).text());
		expect(file.offering).toEqual({ languages: ["en", "pt"], withoutFigures: ["iul"] });
		expect(
			await calls.importFile(JSON.stringify({ ...file, offering: { ...file.offering, languages: ["es"] } })),
		).toMatchObject({
			errors: { file: "file_invalid" },
		});
		expect(await calls.importFile(JSON.stringify({ ...file, offering: contentFacts.offering }))).toEqual({ ok: true });
		await offered(4);
	});
});
