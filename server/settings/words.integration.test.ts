import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { pageCopy } from "#content/library.server.ts";
import { originalWords } from "#content/original-words.server.ts";
import { search } from "#content/search-index.server.ts";
import { auditEntries, siteSettings } from "#database/schema.ts";
import type { SetWords } from "#domain/agency/set-words.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { siteOrigin } from "#tests/support/edge.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { renderContext, servicesContext } from "../context.server.ts";
import { acknowledgeVisitor } from "../leads/acknowledge-visitor.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import { readWordDays } from "../wordings/word-days.server.ts";
import { describeFileError, earlierOriginal, marksOf } from "./describe-words.server.ts";
import { postWordsPage } from "./post-settings.server.ts";
import { previewWords } from "./preview-words.server.ts";
import { exportSettings } from "./settings-file.server.ts";

const lead = { page: "services/iul", place: "lead", language: "es" };
const spanish = "Un agente se lo explica con calma & sin <b>prisa</b>.";
const escaped = "Un agente se lo explica con calma &amp; sin &lt;b&gt;prisa&lt;/b&gt;.";

describe.each(sqlKinds)("words on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let work: ReturnType<typeof leadWork>;
	let calls: ReturnType<typeof settingsCalls>;
	beforeAll(async () => {
		services = await openTestServices(kind);
		work = leadWork(services);
		owner = await work.person("Olga", "admin");
		calls = settingsCalls(services, owner);
	});
	afterAll(() => services.close());
	beforeEach(() => calls.reset());

	const post = async (fields: Record<string, string>) =>
		postWordsPage(
			services,
			owner,
			"words",
			{ intent: "save", seen: String(await calls.newest("words")), ...lead, ...fields },
			"en",
		);
	const stored = async () => (await readSetFacts(services.database.db)).words ?? [];
	const marks = async () => {
		const [set] = await stored();
		const at = (locale: "en" | "es") => originalWords(lead.page, locale).get(lead.place) ?? "";
		return { en: marksOf(set, at("en"), "en", "en"), es: marksOf(set, at("es"), "es", "en") };
	};

	test("a text in one language is on its page, in the search and in emails of that language, and in no other", async () => {
		const page = await calls.site("/es/services/iul", "/en/services/iul", "/es");
		const mainOf = async (path: string) => /<main.*<\/main>/s.exec(await page(path))?.[0];
		const [english, home] = [await mainOf("/en/services/iul"), await mainOf("/es")];
		expect(await post({ text: spanish })).toEqual({ ok: true });
		await expect.poll(() => page("/es/services/iul"), { timeout: 30_000 }).toContain(escaped);
		const changed = await page("/es/services/iul");
		expect(changed, "once, and in no data of scripts").toSatisfy((html: string) => html.split(escaped).length === 2);
		expect(changed).not.toContain("<b>prisa");
		expect(changed).not.toContain(originalWords(lead.page, "es").get("lead"));
		expect(await mainOf("/en/services/iul")).toBe(english);
		expect(await mainOf("/es")).toBe(home);
		expect(await page("/en/services/iul"), "no page carries what is set").not.toContain('"words":');
		// What reads the text elsewhere follows.
		expect(await post({ page: "pages/faq", place: "groups.0.items.0.question", text: "¿Qué es un zepelín?" })).toEqual({
			ok: true,
		});
		await vi.waitUntil(() => search("es", "zepelín").hits.length > 0, { timeout: 30_000 });
		const thanks = "Gracias por escribirle a {agency}. Ya leemos su mensaje.";
		expect(await post({ page: "messages/emails", place: "acknowledgment.thanks", text: thanks })).toEqual({ ok: true });
		await vi.waitUntil(() => currentClaims().facts?.words?.length === 3, { timeout: 30_000 });
		for (const locale of ["es", "en"] as const) {
			const leadId = await work.lead({ locale, email: `${locale}@example.com` });
			await acknowledgeVisitor(services, leadId, `job-${locale}`);
		}
		const [toSpanish, toEnglish] = services.sentMails.slice(-2);
		expect(toSpanish?.text).toContain("Ya leemos su mensaje.");
		expect(toEnglish?.text).toContain("Thanks for writing to");
		// A process that starts without its database has it from the data folder.
		await vi.waitUntil(() => readKeptSettings(services.env.dataDir).facts.words?.length === 3);
	});

	test("other languages are behind until somebody follows or compares, and a new original is noticed", async () => {
		await post({ text: spanish });
		const [original, own] = [originalWords(lead.page, "es").get("lead") ?? "", (await stored())[0]?.texts.es];
		expect(earlierOriginal(own, original)).toBeNull();
		expect(earlierOriginal(own, `Nuevo: ${original}`)).toEqual({
			text: original,
			changes: [
				{ kind: "added", text: "Nuevo: " },
				{ kind: "same", text: original },
			],
		});
		expect(await marks()).toMatchObject({
			en: { behind: "Changed in Spanish on November 23, 2026. In English, the original is still shown." },
			es: { behind: null, original: null },
		});
		// Saving the original says that it fits, as comparing does.
		const english = originalWords(lead.page, "en").get(lead.place) ?? "";
		expect(await post({ language: "en", text: english })).toEqual({ ok: true });
		expect((await marks()).en.behind).toBeNull();
		expect(await post({ language: "ht", intent: "confirm" })).toEqual({ ok: true });
		expect((await stored())[0]?.behind).toEqual(["pt"]);
		expect(await post({ language: "en", text: "An agent explains it calmly." })).toEqual({ ok: true });
		expect((await marks()).es.behind).toBe("Changed in English on November 23, 2026. Compare this text in Spanish.");
		// A new version of the site has another original.
		const change = async (text: object) => {
			const [words = expect.fail("nothing set")] = await stored();
			const value: SetWords[] = [{ ...words, texts: { es: { text: spanish, original: "0".repeat(16), ...text } } }];
			await services.database.db
				.insert(siteSettings)
				.values({ section: "words", value, savedByName: "Olga", savedAt: services.clock() });
			setClaims({ ...currentClaims(), facts: { words: value } });
		};
		await change({});
		expect((await marks()).es.original).toContain("Your text is still shown.");
		expect(pageCopy("es", "service", "iul").lead).toBe(spanish);
		await change({ text: "Llame al {phone}." });
		expect((await marks()).es.original).toContain("no longer has the same placeholders");
		expect(pageCopy("es", "service", "iul").lead).toBe(originalWords(lead.page, "es").get("lead"));
		expect(await post({ intent: "confirm" })).toMatchObject({ code: "refused" });
		await change({});
		expect(await post({ intent: "confirm" })).toEqual({ ok: true });
		expect((await marks()).es).toEqual({ behind: null, original: null });
		expect((await stored())[0]?.texts.es?.replaced).toBe(original);
	});

	test("one text goes back to its original, an earlier version brings all back, and the file has them", async () => {
		await post({ text: spanish });
		await post({ page: "messages/home", place: "hero.title", text: "Proteja a los suyos" });
		const both = await calls.newest("words");
		const file = await (await exportSettings(services, owner)).text();
		expect(await post({ intent: "revert" })).toEqual({ ok: true });
		expect((await stored()).map(({ page }) => page)).toEqual(["messages/home"]);
		expect(await post({ intent: "restore", version: String(both) })).toEqual({ ok: true });
		expect(await stored()).toHaveLength(2);
		expect(await post({ intent: "restore", version: "content" })).toEqual({ ok: true });
		expect(await stored()).toEqual([]);
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		// What nobody could have set, no file brings in, whatever original it names.
		for (const [before, after] of [
			["sin <b>prisa</b>", "con garantía"],
			[/sin <b>prisa<\/b>(.+?"original": )"\w+"/s, `con garantía$1"${"0".repeat(16)}"`],
			["sin <b>prisa</b>", "\\ud800"],
			['"hero.title"', '"hero.primary"'],
			['"replaced": "', '"replaced": "Not what '],
		] as const) {
			const changed = file.replace(before, after);
			expect(changed).not.toBe(file);
			const result = await calls.importFile(changed);
			expect(result, after).toMatchObject({ code: "invalid" });
			if (after !== "con garantía") continue;
			const error = "errors" in result ? result.errors.file : expect.fail();
			expect(describeFileError(error, "en")).toMatch(
				/^This file has a text that can’t be used: “lead” of services\/iul in Spanish\. “garantía” isn’t allowed here/,
			);
		}
		const entries = await services.database.db.select().from(auditEntries);
		const details = entries.map((entry) => entry.details).filter((one) => one?.startsWith("words, version"));
		expect(details).toContain(`words, version ${both}: messages/home hero.title (es): set`);
		expect(details).toContain(`words, version ${both + 1}: services/iul lead (es): original again`);
	});

	test("the days of a page's words are those of their last change in each language, however they were changed", async () => {
		const start = services.clock();
		const on = (day: number) => services.setNow(new Date(Date.UTC(2026, 11, day, 15)));
		const days = async () => {
			const of = await readWordDays(services.database.db);
			return [of("services/iul", "es"), of("services/iul", "en"), of("messages/home", "es")];
		};
		expect(await days()).toEqual([undefined, undefined, undefined]);
		on(1);
		await post({ text: spanish });
		on(2);
		await post({ text: "An agent explains it calmly.", language: "en" });
		const both = await calls.newest("words");
		expect(await days()).toEqual(["2026-12-01", "2026-12-02", undefined]);
		on(3);
		await post({ intent: "revert" });
		expect(await days()).toEqual(["2026-12-03", "2026-12-02", undefined]);
		on(4);
		await post({ page: "messages/home", place: "hero.title", text: "Proteja a los suyos" });
		await post({ intent: "confirm", language: "pt" });
		expect(await days()).toEqual(["2026-12-03", "2026-12-02", "2026-12-04"]);
		on(5);
		await post({ intent: "restore", version: String(both) });
		expect(await days()).toEqual(["2026-12-05", "2026-12-02", "2026-12-05"]);
		on(6);
		await post({ intent: "restore", version: "content" });
		expect(await days()).toEqual(["2026-12-06", "2026-12-06", "2026-12-05"]);
		services.setNow(start);
		const { db } = services.database;
		expect(await readWordDays(db), "read once for each version").toBe(await readWordDays(db));
	});

	test("a text that can't stand in its place is refused with the reason, and nobody changes what is no text", async () => {
		const error = async (fields: Record<string, string>) => {
			const result = await post(fields);
			return !result.ok && result.code === "refused" ? result.error : expect.fail(JSON.stringify(result));
		};
		const hero = { page: "messages/home", place: "hero.subtitle", language: "en" };
		expect(await error({ text: " " })).toMatch(/^Enter a text/);
		expect(await error({ text: "palabra ".repeat(400) })).toMatch(/^This text has \d,?\d+ characters/);
		expect(await error({ text: "\ud800" })).toMatch(/can’t be shown/);
		expect(await error({ ...hero, text: "Life insurance." })).toBe(
			"Keep the tag “carriersCompared” around the words that need it",
		);
		expect(await error({ text: "Llame al {phone}." })).toBe(
			"Remove the placeholder “phone”: the original doesn’t have it",
		);
		expect(await error({ text: "Es una inversión." })).toMatch(/^“inversión” isn’t allowed here\. Life insurance/);
		expect(await error({ intent: "preview", text: "Es una inversión." })).toMatch(/isn’t allowed/);
		const unknown: Record<string, string>[] = [
			{ page: "pages/privacy", place: "title" },
			{ page: "messages/home", place: "hero.primary" },
			{ page: "messages/leads", place: "consent.box" },
			{ page: "services/../pages/about", place: "title" },
			{ place: "whatItIs" },
			{ place: "__proto__.lead" },
			{ language: "fr" },
			{ intent: "publish" },
		];
		for (const fields of unknown)
			expect(await post({ text: "Texto", ...fields }), JSON.stringify(fields)).toEqual({ ok: false, code: "unknown" });
		expect(await post({ text: spanish, seen: "7" })).toEqual({ ok: false, code: "newer" });
		expect(await stored()).toEqual([]);
	});

	test("a claim in a text of one's own is withheld without evidence like any other", async () => {
		const text =
			"Life insurance<carriersCompared> from many insurers</carriersCompared><spokenLanguages>, in your language</spokenLanguages>. No pressure.";
		expect(await post({ page: "messages/home", place: "hero.subtitle", language: "en", text })).toEqual({ ok: true });
		const facts = { words: await stored() };
		setClaims({ showsSamples: false, proven: {}, facts });
		expect(copyFor("en", "home").hero.subtitle).toBe("Life insurance. No pressure.");
		setClaims({ showsSamples: false, proven: { spokenLanguages: {} }, facts });
		expect(copyFor("en", "home").hero.subtitle).toBe("Life insurance, in your language. No pressure.");
	});

	test("a preview is the page with the text, for its writer alone, and advice about habits", async () => {
		const handle = createRequestHandler(await siteBuild(), "production");
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		context.set(renderContext, (path) => handle(new Request(siteOrigin + path), new RouterContextProvider()));
		const preview = await previewWords(context, { ...lead, text: spanish });
		const html = (await preview?.text()) ?? "";
		expect(html).toContain(escaped);
		expect(html).not.toContain("<script");
		expect(Object.fromEntries(preview?.headers ?? [])).toMatchObject({
			"cache-control": "no-store",
			"x-robots-tag": "noindex",
		});
		expect(pageCopy("es", "service", "iul").lead, "nobody else").not.toBe(spanish);
		expect(await previewWords(context, { ...lead, text: "" }), "nothing to show").toBeNull();
		const email = { page: "messages/emails", place: "reminder.talked", language: "es" };
		expect(await previewWords(context, { ...email, text: "Hola" }), "no page").toBeNull();
		const guide = { page: "messages/offers", language: "en", text: "Look inside first" };
		expect(await (await previewWords(context, { ...guide, place: "guide.inside" }))?.text()).toContain(guide.text);
		expect(await previewWords(context, { ...guide, place: "guide.card.sent" }), "not before it was sent").toBeNull();
		const text = "Shall we call {agency}?";
		const first = { page: "messages/emails", place: "reply.body", language: "en" };
		expect(await post({ intent: "preview", ...first, text })).toEqual({
			ok: true,
			preview: { text: "Shall we call Sunfield Financial?", habits: [text] },
		});
		expect(await stored()).toEqual([]);
	});
});
