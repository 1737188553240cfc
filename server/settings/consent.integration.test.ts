import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { rememberConsentTexts } from "#content/consent-texts.server.ts";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { originalWords } from "#content/original-words.server.ts";
import { auditEntries, siteSettings } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { consentPage } from "#domain/words/editable-words.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { testEnv } from "#tests/support/edge.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { readConsents } from "../consent/read-consents.server.ts";
import { isOurText } from "../leads/answered-lead.server.ts";
import {
	callsText,
	isCallsText,
	isMarketingText,
	marketingText,
	publishedConsentText,
	wasPublished,
} from "../leads/lead-copy.server.ts";
import { submitNoScriptLead } from "../leads/submit-no-script-lead.server.ts";
import { openSite } from "../open-site.server.ts";
import { refreshClaims } from "../pages/claims-pages.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import { describeFileError, marksOf } from "./describe-words.server.ts";
import { postWordsPage } from "./post-settings.server.ts";
import { exportSettings } from "./settings-file.server.ts";

const contact = { page: consentPage, place: "consent.request.contact", language: "en" };
const originalOf = (place: string, locale: Locale) => originalWords(consentPage, locale).get(place) ?? "";
const before = originalOf(contact.place, "en");
const own = before.replace("about this request", "about what you ask here");
const marketing = originalOf("consent.marketing", "en");

describe.each(sqlKinds)("consent texts on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let calls: ReturnType<typeof settingsCalls>;
	beforeAll(async () => {
		services = await openTestServices(kind);
		owner = await leadWork(services).person("Olga", "admin");
		calls = settingsCalls(services, owner);
	});
	afterAll(async () => {
		rememberConsentTexts([]);
		await services.close();
	});
	beforeEach(() => calls.reset());

	const post = async (fields: Record<string, string>) =>
		postWordsPage(
			services,
			owner,
			"consent",
			{ intent: "save", seen: String(await calls.newest("consent")), ...contact, ...fields },
			"en",
		);
	const stored = async () => (await readSetFacts(services.database.db)).consent ?? [];

	/** Sends the contact form of a page that was loaded without script some time ago. @returns what its consent record says */
	async function send(html: string) {
		const opened = html.split("<form").find((one) => one.includes('value="contact_submission"')) ?? "";
		const shown = /name="consent_text" value="([^"]*)"/.exec(opened)?.[1];
		const form = new FormData();
		const typed = { first_name: "Ana", last_name: "Díaz", email: "ana@example.com", phone: "941-555-0100" };
		for (const [name, value] of Object.entries({ ...typed, message: `Please call me. ${randomUUID()}` }))
			form.set(name, value);
		if (shown) form.set("consent_text", shown.replaceAll("\n", "\r\n"));
		const visitor = { ip: "203.0.113.9", userAgent: "", referrer: null, page: "/en", locale: "en" } as const;
		const sent = await submitNoScriptLead(services, "contact", form, { ...visitor, state: null, cookies: null });
		await services.intake.drained();
		const [record] = await readConsents(services.database.db, [sent.ok ? sent.id : ""]);
		return { text: record?.full?.text, published: record?.full?.text_published };
	}
	const named = (text: string) => text.replace("{agency}", "Sunfield Financial");

	test("a record has the text that its person read, however often it has changed since", async () => {
		const page = await calls.site("/en");
		const opened = await page("/en");
		expect(await post({ text: own })).toEqual({ ok: true });
		await expect.poll(() => page("/en"), { timeout: 30_000 }).toContain("about what you ask here");
		const reopened = await page("/en");
		expect(reopened, "no page carries what is set").not.toContain('"consent":[');
		expect(await send(opened)).toEqual({ text: named(before), published: true });
		expect(await send(reopened)).toEqual({ text: named(own), published: true });
		expect(publishedConsentText("en", "contact")).toBe(named(own));
		expect(await send(opened.replaceAll("may contact you", "may sell your data"))).toMatchObject({ published: false });
		expect(await send(""), "a form that says nothing of it").toEqual({ text: named(own), published: false });

		const version = await calls.newest("consent");
		expect(await post({ intent: "restore", version: "content" })).toEqual({ ok: true });
		await expect.poll(() => page("/en"), { timeout: 30_000 }).not.toContain("about what you ask here");
		expect(await send(reopened)).toEqual({ text: named(own), published: true });
		expect(await send(await page("/en"))).toEqual({ text: named(before), published: true });
		// A process that starts without its database knows the texts from the data folder.
		await vi.waitUntil(() => readKeptSettings(services.env.dataDir).consentTexts.length === 1);
		const dataDir = mkdtempSync(join(tmpdir(), "sunfield-settings-"));
		cpSync(join(services.env.dataDir, "settings.json"), join(dataDir, "settings.json"));
		rememberConsentTexts([]);
		expect(wasPublished(named(own), "en", "contact")).toBe(false);
		const alone = await openSite(testEnv({ DATA_DIR: dataDir, DATABASE_URL: "postgres://127.0.0.1:1/none" }));
		expect(wasPublished(named(own), "en", "contact")).toBe(true);
		expect(wasPublished(named(own), "es", "contact")).toBe(false);
		expect(wasPublished(named(own), "en", "quote")).toBe(false);
		await alone.close();
		rmSync(dataDir, { recursive: true });

		expect(await post({ intent: "restore", version: String(version) })).toEqual({ ok: true });
		await expect.poll(() => page("/en"), { timeout: 30_000 }).toContain("about what you ask here");
		const details = (await services.database.db.select().from(auditEntries)).map((entry) => entry.details);
		expect(details).toContain(`consent, version ${version}: messages/leads consent.request.contact (en): set`);
	});

	test("the box for calls and the consent to marketing follow, and so does what was answered to an earlier text", async () => {
		const asked = marketingText("en");
		const report = publishedConsentText("en", "report");
		await post({ place: "consent.marketing", text: marketing.replace("which is", "this being") });
		await post({ place: "consent.calls", text: originalOf("consent.calls", "en").replace("may also", "may") });
		await refreshClaims(services, services);
		expect(marketingText("en")).toContain("this being my electronic signature");
		expect(publishedConsentText("en", "report")).not.toBe(report);
		for (const text of [asked, marketingText("en")]) expect(isMarketingText(text, "en")).toBe(true);
		for (const text of [report, publishedConsentText("en", "report")])
			expect(wasPublished(text, "en", "report")).toBe(true);
	});

	test("a process that has not heard of a text yet looks it up before it refuses an answer to it", async () => {
		const text = originalOf("consent.later", "en").replace("{agency}", "the team of {agency}");
		expect(await post({ place: "consent.later", text })).toEqual({ ok: true });
		await refreshClaims(services, services);
		const answer = { text: callsText("en"), locale: "en" } as const;
		setClaims({ ...currentClaims(), facts: {} });
		rememberConsentTexts([]);
		expect(isCallsText(answer.text, "en")).toBe(false);
		expect(await isOurText(services, isCallsText, answer)).toBe(true);
		expect(await isOurText(services, isCallsText, { ...answer, text: "You may call me." })).toBe(false);
	});

	test("a language without a text of its own has the original, and has to follow", async () => {
		expect(await post({ text: own })).toEqual({ ok: true });
		setClaims({ ...currentClaims(), facts: { consent: await stored() } });
		expect(copyFor("en", "leads").consent.request.contact).toBe(named(own));
		expect(copyFor("es", "leads").consent.request.contact).toBe(named(originalOf(contact.place, "es")));
		const [set] = await stored();
		const marks = () => marksOf(set, originalOf(contact.place, "es"), "es", "en");
		expect(marks().behind).toMatch(/^Changed in English on .* In Spanish, the original is still shown\.$/);
	});

	test("a text that is no consent is refused with what it lacks, and no other section takes it", async () => {
		const error = async (fields: Record<string, string>) => {
			const result = await post(fields);
			return !result.ok && result.code === "refused" ? result.error : expect.fail(JSON.stringify(result));
		};
		expect(await error({ text: before.replace("{agency}", "We") })).toBe(
			"Keep the placeholder “agency” with its braces",
		);
		expect(await error({ text: before.replace(" by phone and text message at the number you give and", "") })).toBe(
			"The sentence that names the agency has to say: that you may call; that you may send text messages; that it is about the number they give.",
		);
		expect(await error({ text: before.replace(/Reply STOP.*/, "") })).toBe(
			"The text has to say: that STOP ends texts; that HELP gets help; how to end calls; that consent is not a condition of any purchase.",
		);
		expect(await error({ text: `${before} <b>Thanks!</b>` })).toMatch(/^Leave out angle brackets/);
		expect(await error({ text: `${before} We also send advertising.` })).toMatch(/^Leave out marketing/);
		const report = { place: "consent.request.report" };
		expect(await error({ ...report, text: `${originalOf(report.place, "en")} You may call me.` })).toMatch(
			/^Leave out calls/,
		);
		const others: Record<string, string>[] = [{ place: "consent.terms" }, { page: "services/iul", place: "lead" }];
		for (const fields of others) expect(await post({ text: own, ...fields })).toEqual({ ok: false, code: "unknown" });
		const asWords = { intent: "save", seen: "0", ...contact, text: own };
		expect(await postWordsPage(services, owner, "words", asWords, "en")).toEqual({ ok: false, code: "unknown" });
		expect(await stored()).toEqual([]);
	});

	test("the file has them, with the same checks, and a version that asks for more shows the original", async () => {
		await post({ text: own });
		const file = await (await exportSettings(services, owner)).text();
		await post({ intent: "revert" });
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect((await stored()).map(({ texts }) => texts.en?.text)).toEqual([own]);
		const lacking = file.replace("Reply STOP to opt out of texts, or", "Reply");
		// Even when no form would show it: once stored, it would count as a text that visitors have seen.
		for (const bad of [lacking, lacking.replace(/"original": "\w+"/, `"original": "${"0".repeat(16)}"`)]) {
			const result = await calls.importFile(bad);
			const refused = "errors" in result ? result.errors.file : expect.fail(JSON.stringify(result));
			expect(describeFileError(refused, "en")).toContain("The text has to say: that STOP ends texts.");
		}
		// Saved by a version that asked for less.
		const [set = expect.fail("nothing set")] = await stored();
		const less = {
			...set,
			texts: { en: { ...set.texts.en, text: "You agree to hear from {agency}.", original: "0".repeat(16) } },
		};
		const row = { section: "consent", value: [less], savedByName: "Olga", savedAt: services.clock() } as const;
		await services.database.db.insert(siteSettings).values(row);
		setClaims({ ...currentClaims(), facts: { consent: [less] } });
		expect(publishedConsentText("en", "contact")).toBe(named(before));
		expect(marksOf(less, before, "en", "en").original).toMatch(/^The original is shown again, .*: that you may call; /);
	});
});
