import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { agency, contentFacts } from "#content/agency.ts";
import { rememberAgencyNames } from "#content/agency-names.server.ts";
import { claimsAt, currentClaims, setClaims } from "#content/current-claims.server.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { rateTables } from "#content/rates.ts";
import {
	agencyLicenseWarnings,
	auditEntries,
	permissionFiles,
	publicProfiles,
	siteSettings,
	staffLicenses,
	staffRecords,
} from "#database/schema.ts";
import type { SettingsSection } from "#domain/agency/settable-facts.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { isHeldLicense } from "#domain/compliance/licenses-in-effect.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { isOpen } from "#domain/office-hours/office-hours.ts";
import { maxRateFileBytes } from "#domain/rate-import/rate-facts.ts";
import { retention } from "#domain/retention.ts";
import type { FormSection } from "#domain/settings/form-rules.ts";
import { fieldsOfLinks } from "#domain/settings/links-form.ts";
import { fieldsOfOffice } from "#domain/settings/office-form.ts";
import { maxPermissionBytes } from "#domain/settings/permission-file.ts";
import { settingsSections } from "#domain/settings/sections.ts";
import { statePath } from "#domain/site/pages.ts";
import { visitFromElsewhere } from "#tests/support/accounts.ts";
import { siteOrigin, testApp, testEnv } from "#tests/support/edge.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { termFile, termRatesFile } from "#tests/support/rate-csv.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import type { SignedIn } from "../context.server.ts";
import { purgeRecords } from "../housekeeping/purge-records.server.ts";
import { acknowledgeVisitor } from "../leads/acknowledge-visitor.server.ts";
import { publishedConsentText, wasPublished } from "../leads/lead-copy.server.ts";
import { leadEstimateCard } from "../leads/lead-estimate.server.ts";
import { openSite } from "../open-site.server.ts";
import { claimsPages } from "../pages/claims-pages.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import { socialImagePages } from "../pages/social-image-pages.server.ts";
import { changeRole } from "../people/change-role.server.ts";
import { saveProfile } from "../people/save-profile.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { type StaticFiles, staticFile } from "../platform/http/static-files.server.ts";
import { readLicensedStates } from "../staff/lead-actor.server.ts";
import { lockSettings } from "./lock-settings.server.ts";
import { exportPermissionFile } from "./permission-files.server.ts";
import { postRates, postSection, postSettingsFile } from "./post-settings.server.ts";
import { purgeTestimonials } from "./purge-testimonials.server.ts";
import { exportSettings } from "./settings-file.server.ts";
import { mailAgencyLicenseEnd, warnAgencyLicenses } from "./warn-agency-licenses.server.ts";

vi.hoisted(() => {
	vi.stubEnv("VITE_BUILT_AT", "2026-11-20T12:00:00Z");
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
});

const contentOffice = contentFacts.office;
const typed = {
	...fieldsOfOffice(contentOffice, new Date("2026-11-23T15:00:00Z")),
	phone: "941 555 0177",
	email: "office@agency.example",
	opens_Monday: "10:00",
	closed_0: "2026-11-24",
};

const ours = "https://calendly.example/us";
const typedLinks = {
	...fieldsOfLinks(contentFacts.links),
	booking_general: ours,
	"booking_term-life": "",
	booking_recruiting: `${ours}/careers`,
	social_facebook: "facebook.com/us",
};

/** Asked the calculator for the price of the example on the product's page. */
const pricedLead = {
	locale: "en",
	state: "FL",
	product: "term-life",
	details: { calculator: "term_life", inputs: { age: "40", coverageAmount: "500000", term: "20" } },
} as const;

/** A rate for each year of age in one state. */
function stateRows(index: number): string[] {
	const state = licensedStates()[index]?.abbr;
	return Array.from({ length: 68 }, (_, year) => `whole_life,${18 + year},${18 + year},non_smoker,,${state},2,0`);
}

const typedNames = {
	name: "Harbor & O'Brien Insurance",
	shortName: "Harbor",
	legalName: "Harbor O'Brien Agency, LLC",
};

describe.each(databaseKinds)("settings on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let work: ReturnType<typeof leadWork>;
	beforeAll(async () => {
		services = await openTestServices(kind);
		work = leadWork(services);
		owner = await work.person("Olga", "admin");
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		await services.database.db.delete(siteSettings);
		setClaims(claimsAt(services.clock()));
	});

	const post = (fields: Record<string, string>, section: FormSection = "office") =>
		postSection(services, owner, section, fields);
	const newest = async (...sections: SettingsSection[]) => {
		const rows = await services.database.db.select().from(siteSettings);
		return Math.max(0, ...rows.filter((row) => sections.includes(row.section)).map(({ version }) => version));
	};
	const save = async (fields: Record<string, string>) =>
		post({ intent: "save", seen: String(await newest("office")), ...typed, ...fields });
	const saveLinks = async (fields: Record<string, string>) =>
		post({ intent: "save", seen: String(await newest("links")), ...typedLinks, ...fields }, "links");
	const importFile = async (file: string) =>
		postSettingsFile(services, owner, { file, seen: String(await newest(...settingsSections)) });
	const site = async (...paths: string[]) => {
		const handle = createRequestHandler(await siteBuild(), "production");
		const files: StaticFiles = new Map();
		for (const path of paths) {
			// The build draws images by itself.
			const response = path.endsWith(".png")
				? new Response("built")
				: await handle(new Request(siteOrigin + path), new RouterContextProvider());
			files.set(path, staticFile("page.html", Buffer.from(await response.arrayBuffer()), null, testEnv()));
		}
		const app = testApp({
			build: await siteBuild(),
			files,
			sources: [...claimsPages(services, servicesHandle(services)), socialImagePages(servicesHandle(services), files)],
			reception: services,
			services: servicesHandle(services),
		});
		return async (path: string) => (await app.request(path)).text();
	};

	test("what is saved is on every page and in emails, and counts for hours, with the process that is told", async () => {
		const page = await site("/en", "/ht");
		expect(await page("/en")).toContain(contentOffice.phone.e164);
		expect(await save({})).toEqual({ ok: true });
		await vi.waitUntil(() => agency.phone.e164 === "+19415550177", { timeout: 30_000 });
		for (const path of ["/en", "/ht"]) {
			await expect.poll(() => page(path), { timeout: 30_000 }).toContain("tel:+19415550177");
			expect(await page(path), "nothing old beside it").not.toContain(contentOffice.phone.e164);
			expect(await page(path)).not.toContain(contentOffice.email);
		}
		expect(isOpen(new Date("2026-11-23T14:30:00Z"), officeSchedule), "half past nine on Monday").toBe(false);
		expect(isOpen(new Date("2026-11-24T16:00:00Z"), officeSchedule), "a day on which it is closed").toBe(false);
		const leadId = await work.lead({ locale: "en", email: "marie@example.com" });
		await acknowledgeVisitor(services, leadId, "job-1");
		const mail = services.sentMails.at(-1);
		expect(mail?.text).toContain("(941) 555-0177");
		expect(`${mail?.text}${mail?.html}`).not.toMatch(/555-0142|hello@sunfield/);
		// A process that starts without its database has it from the data folder.
		await vi.waitUntil(() => readKeptSettings(services.env.dataDir).facts.office?.email === "office@agency.example");
	});

	test("each version is kept, can be used again, and is in the audit log", async () => {
		await save({});
		const first = await newest("office");
		await save({ phone: "941 555 0188" });
		expect(await post({ intent: "restore", version: String(first), seen: String(await newest("office")) })).toEqual({
			ok: true,
		});
		expect(await post({ intent: "restore", version: "content", seen: String(await newest("office")) })).toEqual({
			ok: true,
		});
		const rows = await services.database.db.select().from(siteSettings).orderBy(siteSettings.version);
		expect(rows.map(({ value }) => (value && "phone" in value ? value.phone.display : null))).toEqual([
			"(941) 555-0177",
			"(941) 555-0188",
			"(941) 555-0177",
			null,
		]);
		expect(rows.every(({ savedByName }) => savedByName === "Olga")).toBe(true);
		const entries = await services.database.db.select().from(auditEntries);
		const ofSettings = entries.filter(({ action }) => action === "SETTINGS_CHANGED").map(({ details }) => details);
		expect(ofSettings.slice(-2)).toEqual([
			`office, version ${first + 2}: restored from version ${first}`,
			`office, version ${first + 3}: as in content/agency.ts`,
		]);
		expect(await post({ intent: "restore", version: "999999", seen: String(await newest("office")) })).toMatchObject({
			code: "gone",
		});
	});

	test("a version that this site can't read is logged once, and one without facts isn't", async () => {
		const by = { savedByName: "Olga", savedAt: services.clock() };
		const unreadable = { section: "licenses", value: { npn: 1 } as never, ...by } as const;
		await services.database.db.insert(siteSettings).values([{ section: "office", value: null, ...by }, unreadable]);
		const warn = vi.fn();
		const [ofTeam] = claimsPages({ ...services, log: { ...services.log, warn } }, servicesHandle(services));
		await ofTeam.refresh();
		await ofTeam.refresh();
		const version = await newest("licenses");
		expect(warn.mock.calls).toEqual([[{ section: "licenses", version }, expect.stringContaining("can't be read")]]);
	});

	test("of two who save at the same moment, the second one learns of the first", async () => {
		const saves = ["941 555 0166", "941 555 0199"].map((phone) => post({ ...typed, phone, intent: "save", seen: "0" }));
		const results = (await Promise.all(saves)).map(({ ok }) => ok);
		expect(results.toSorted()).toEqual([false, true]);
		expect(await services.database.db.$count(siteSettings)).toBe(1);
	});

	test("nobody saves over a newer version, and nothing wrong is saved", async () => {
		expect(await post({ ...typed, intent: "save", seen: "0" })).toEqual({ ok: true });
		expect(await post({ ...typed, intent: "save", seen: "0" })).toEqual({ ok: false, code: "newer" });
		expect(await save({ phone: "1" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { phone: "phone_invalid" },
		});
		expect(await services.database.db.$count(siteSettings)).toBe(1);
	});

	test("a file of the settings brings them back, and another one is refused", async () => {
		await save({});
		const file = await (await exportSettings(services, owner)).text();
		await post({ intent: "restore", version: "content", seen: String(await newest("office")) });
		expect(await importFile(file)).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		for (const wrong of [
			"",
			"{}",
			file.replace("+19415550177", "0177"),
			file.replace('"version": 1', '"version": 2'),
		]) {
			expect(await importFile(wrong)).toEqual({
				ok: false,
				code: "invalid",
				errors: { file: "file_invalid" },
			});
		}
	});

	test("a file that is older than closed days in it brings back the others", async () => {
		await save({});
		const file = await (await exportSettings(services, owner)).text();
		await post({ intent: "restore", version: "content", seen: String(await newest("office")) });
		const older = file.replace('"2026-11-24"', '"2026-09-20",\n\t\t\t"2026-11-24"');
		expect(older).not.toBe(file);
		expect(await importFile(older)).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
	});

	test("links that are saved are on pages, in structured data and in emails, beside the office's facts", async () => {
		const page = await site("/en", "/en/services/term-life");
		await save({});
		expect(await saveLinks({})).toEqual({ ok: true });
		await expect.poll(() => page("/en"), { timeout: 30_000 }).toContain(`href="${ours}"`);
		await expect.poll(() => page("/en/services/term-life"), { timeout: 30_000 }).toContain(`href="${ours}`);
		const home = await page("/en");
		expect(home).toContain('"sameAs":["https://facebook.com/us"]');
		expect(home).toContain('href="https://facebook.com/us"');
		expect(home, "nothing old beside it").not.toContain(contentFacts.links.booking.general);
		expect(home, "the other section").toContain("tel:+19415550177");
		const leadId = await work.lead({ locale: "en", email: "rose@example.com" });
		await acknowledgeVisitor(services, leadId, "job-2");
		expect(services.sentMails.at(-1)?.html).toContain(`href="${ours}`);
		await vi.waitUntil(() => readKeptSettings(services.env.dataDir).facts.links?.booking.general === ours);
	});

	const saveNames = async (fields: Record<string, string>) =>
		post({ intent: "save", seen: String(await newest("identity")), ...typedNames, ...fields }, "identity");

	test("a name that is saved is on pages, in files, images and emails, with the legal entity beside it", async () => {
		const image = "/social/en/about.png";
		const page = await site("/en", "/en/blog", "/site.webmanifest", "/llms.txt", image);
		expect(await page(image)).toBe("built");
		expect(await saveNames({ legalName: " " })).toEqual({
			ok: false,
			code: "invalid",
			errors: { legalName: "name_missing" },
		});
		expect(await saveNames({})).toEqual({ ok: true });
		const escaped = "Harbor &amp; O’Brien Insurance";
		for (const path of ["/en", "/en/blog"]) {
			await expect.poll(() => page(path), { timeout: 30_000 }).toContain(` | ${escaped}</title>`);
			expect(await page(path)).toContain(`${escaped}, a trade name of Harbor O’Brien Agency, LLC`);
			expect(await page(path), "nothing old beside it").not.toMatch(/Sunfield/);
		}
		expect(await page("/en")).toContain('"legalName":"Harbor O’Brien Agency, LLC"');
		await expect.poll(() => page("/site.webmanifest"), { timeout: 30_000 }).toContain('"short_name":"Harbor"');
		await expect.poll(() => page("/llms.txt"), { timeout: 30_000 }).toMatch(/^# Harbor & O’Brien Insurance\n/);
		await expect.poll(() => page(image), { timeout: 30_000 }).toMatch(/^.PNG/);
		const leadId = await work.lead({ locale: "en", email: "maud@example.com" });
		await acknowledgeVisitor(services, leadId, "job-3");
		const mail = services.sentMails.at(-1);
		expect(mail?.text).toContain("Harbor & O’Brien Insurance (Harbor O’Brien Agency, LLC)");
		expect(`${mail?.text}${mail?.html}`).not.toMatch(/Sunfield/);
	});

	test("a form that was opened under an earlier name is still ours, and one under a name that never was isn't", async () => {
		const page = await site("/en");
		const rename = async (name: string) => {
			expect(await saveNames({ name })).toEqual({ ok: true });
			await expect.poll(() => page("/en"), { timeout: 30_000 }).toContain(` | ${name}</title>`);
			return publishedConsentText("en", "quote");
		};
		const texts = [publishedConsentText("en", "quote"), await rename("Harbor One"), await rename("Harbor Two")];
		await post({ intent: "restore", version: "content", seen: String(await newest("identity")) }, "identity");
		await expect.poll(() => page("/en"), { timeout: 30_000 }).toContain(` | ${contentFacts.identity.name}</title>`);
		for (const text of texts) expect(wasPublished(text, "en", "quote")).toBe(true);
		const [first = ""] = texts;
		const never = first.replace(contentFacts.identity.name, "Harbor Three");
		expect(wasPublished(never, "en", "quote")).toBe(false);

		// A process that starts without its database has the names from the data folder.
		await vi.waitUntil(() => readKeptSettings(services.env.dataDir).names.length === 2);
		const dataDir = mkdtempSync(join(tmpdir(), "sunfield-settings-"));
		cpSync(join(services.env.dataDir, "settings.json"), join(dataDir, "settings.json"));
		rememberAgencyNames([]);
		const alone = await openSite(testEnv({ DATA_DIR: dataDir, DATABASE_URL: "postgres://127.0.0.1:1/none" }));
		for (const text of texts) expect(wasPublished(text, "en", "quote")).toBe(true);
		await alone.close();
		rmSync(dataDir, { recursive: true });
	});

	test("each section has its own versions, and one that is saved as it was has no new one", async () => {
		await save({});
		const first = await newest("office");
		await saveLinks({});
		await save({ phone: "941 555 0188" });
		expect(await saveLinks({})).toEqual({ ok: true });
		expect(await services.database.db.$count(siteSettings)).toBe(3);
		const wrongPage = { intent: "restore", version: String(first), seen: String(await newest("links")) };
		expect(await post(wrongPage, "links")).toMatchObject({ code: "gone" });
		expect(await saveLinks({ booking_general: "http://calendly.example" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { booking_general: "link_invalid" },
		});
	});

	test("a file changes only what differs, and one with a link that leads astray is refused", async () => {
		await save({});
		await saveLinks({});
		const file = await (await exportSettings(services, owner)).text();
		await saveLinks({ booking_general: `${ours}/other` });
		const office = await newest("office");
		expect(await importFile(file)).toEqual({ ok: true });
		expect(await newest("office"), "the office stays").toBe(office);
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		for (const astray of ["javascript:alert(1)", "http://calendly.example/us"]) {
			expect(await importFile(file.replaceAll(`"${ours}"`, JSON.stringify(astray)))).toMatchObject({ code: "invalid" });
		}
	});

	const typedWords = {
		id: "",
		name: "Rosa M.",
		city: "Tampa",
		state: "FL",
		language: "es",
		quote_es: "Nos explicaron todo con calma.",
		quote_en: "They explained everything calmly.",
		givenOn: "2026-10-05",
		isPaid: "on",
		relation: "family",
		confirmedOn: "2026-11-01",
		until: "2026-11-23",
	};
	const release = (text = "signed") => new File([`%PDF-1.7 ${text}`], "release of Rosa.pdf");
	const postWords = async (fields: Record<string, string>, file: File | null = null) => {
		const seen = String(await newest("testimonials"));
		return postSection(services, owner, "testimonials", { intent: "save", seen, ...fields }, file);
	};
	const testimonialsOf = (html: string) => /<section[^>]*id="testimonials".*?<\/section>/s.exec(html)?.[0] ?? "";

	test("a client's words are on the home page while the permission counts, with what has to be said about them", async () => {
		const page = await site("/en", "/es", "/ht");
		const shown = async (path: string) => testimonialsOf(await page(path));
		expect(await shown("/en"), "the samples").toContain("Maria G.");
		// Without a permission they are saved, and nobody reads them, nor the samples that they replace.
		expect(await postWords({ ...typedWords, confirmedOn: "", until: "" })).toEqual({ ok: true });
		await expect.poll(() => shown("/en"), { timeout: 30_000 }).toBe("");
		expect(await postWords({ ...typedWords, id: "1" }, release())).toEqual({ ok: true });
		await expect.poll(() => shown("/en"), { timeout: 30_000 }).toContain("They explained everything calmly.");
		const english = await shown("/en");
		for (const words of [
			"Rosa M.",
			"Tampa, Florida · October 2026",
			"Translated from Spanish",
			"This client was paid for the testimonial.",
			"This client is family of someone at the agency.",
		])
			expect(english).toContain(words);
		expect(english).not.toContain("Maria G.");
		await expect.poll(() => shown("/es"), { timeout: 30_000 }).toContain("Nos explicaron todo con calma.");
		expect(await shown("/es")).toContain("Esta persona recibió un pago por su testimonio.");
		expect(await shown("/es")).not.toContain("Traducido");
		await expect.poll(() => shown("/ht"), { timeout: 30_000 }).toMatch(/<blockquote[^>]* lang="es"/);
		expect(await shown("/ht"), "no translation").toContain("Nos explicaron todo con calma.");
		const home = await page("/en");
		expect(home, "the permission is the staff's").not.toMatch(/release of Rosa|confirmedOn/);
		expect(home, "no review in structured data").not.toMatch(/"@type":"(?:Aggregate)?R(?:eview|ating)"/);
		// The next day, with nothing saved.
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		for (const source of claimsPages(services, servicesHandle(services))) await source.refresh();
		await expect.poll(() => shown("/en"), { timeout: 30_000 }).toBe("");
		services.setNow(new Date("2026-11-23T15:00:00Z"));
	});

	test("testimonials are withdrawn, come back with an earlier version, and leave and enter with the file", async () => {
		await postWords(typedWords, release());
		const first = await newest("testimonials");
		expect(await postWords({ ...typedWords, id: "", name: "Ana" })).toEqual({ ok: true });
		expect(await postWords({ intent: "withdraw", id: "1" })).toEqual({ ok: true });
		const names = async () => ((await readSetFacts(services.database.db)).testimonials ?? []).map(({ name }) => name);
		expect(await names()).toEqual(["Ana"]);
		const restore = { intent: "restore", version: String(first), seen: String(await newest("testimonials")) };
		expect(await post(restore, "testimonials")).toEqual({ ok: true });
		expect(await names()).toEqual(["Rosa M."]);
		const file = await (await exportSettings(services, owner)).text();
		await postWords({ intent: "withdraw", id: "1" });
		expect(await importFile(file)).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		// Neither an earlier version nor another site's file is evidence without the file.
		await services.database.db.delete(permissionFiles);
		for (const bringBack of [
			() => importFile(file),
			async () => post({ ...restore, seen: String(await newest("testimonials")) }, "testimonials"),
		]) {
			await postWords({ intent: "withdraw", id: "1" });
			expect(await bringBack()).toEqual({ ok: true });
			const [found] = (await readSetFacts(services.database.db)).testimonials ?? [];
			expect(found?.permission).toEqual({ document: "", confirmedOn: "2026-11-01", until: "2026-11-23", file: "" });
		}
		expect(await importFile(file.replace('"until": "2026-11-23"', '"until": "2099-11-23"'))).toMatchObject({
			code: "invalid",
		});
	});

	test("a permission is kept as it was uploaded, and each download is recorded", async () => {
		await postWords(typedWords, release());
		const kept = async () => (await readSetFacts(services.database.db)).testimonials?.[0]?.permission;
		const before = await kept();
		// A change without a file keeps the file, and a form can't name another one.
		expect(await postWords({ ...typedWords, id: "1", file: "f".repeat(64), document: "other.pdf" })).toEqual({
			ok: true,
		});
		expect(await kept()).toEqual(before);
		const answer = await exportPermissionFile(services, owner, before?.file ?? "");
		expect(await answer.text()).toBe("%PDF-1.7 signed");
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": `attachment; filename="permission-${before?.file.slice(0, 8)}.pdf"`,
		});
		const entries = await services.database.db.select().from(auditEntries);
		expect(entries.filter(({ action }) => action === "PERMISSION_READ")).toMatchObject([
			{ userId: owner.userId, subjectId: before?.file },
		]);
		expect((await exportPermissionFile(services, owner, "none")).status).toBe(404);
		const count = () => services.database.db.$count(permissionFiles);
		const files = await count();
		for (const [file, code] of [
			[new File(["<script>"], "release.pdf"), "permission_type"],
			[new File(["%PDF-", new Uint8Array(maxPermissionBytes)], "release.pdf"), "permission_large"],
		] as const) {
			expect(await postWords(typedWords, file)).toEqual({ ok: false, code: "invalid", errors: { permission: code } });
		}
		// What is not saved leaves no file behind.
		expect(await postWords({ ...typedWords, name: "" }, release("again"))).toMatchObject({ code: "invalid" });
		expect(await postWords({ ...typedWords, seen: "0" }, release("late"))).toEqual({ ok: false, code: "newer" });
		expect(await count()).toBe(files);
		// What was withdrawn stays for four years as a record.
		await postWords({ intent: "withdraw", id: "1" });
		const inYears = (years: number, days = 0) => new Date(Date.UTC(2026 + years, 10, 23 + days, 15));
		await purgeRecords(services.database.db, inYears(retention.publicationYears));
		expect(await count()).toBe(files);
		await purgeRecords(services.database.db, inYears(retention.publicationYears, 2));
		expect(await services.database.db.select().from(siteSettings)).toMatchObject([{ value: [] }]);
		expect(await count()).toBe(0);
	});

	test("a purge waits for whoever saves at the same moment, and leaves the file that a new version names", async () => {
		const { db } = services.database;
		await postWords(typedWords, release());
		const [first] = await db.select().from(siteSettings);
		await postWords({ intent: "withdraw", id: "1" });
		const later = new Date(Date.UTC(2026 + retention.publicationYears, 10, 25, 15));
		const locked = Promise.withResolvers<void>();
		const saving = db.transaction(async (transaction) => {
			await lockSettings(transaction);
			locked.resolve();
			// Long enough for the purge to arrive at the lock.
			await setTimeout(300);
			const { section, value, savedByName } = first ?? expect.fail("nothing saved");
			await transaction.insert(siteSettings).values({ section, value, savedByName, savedAt: services.clock() });
		});
		await locked.promise;
		await Promise.all([saving, purgeTestimonials(db, later)]);
		expect(await db.select().from(siteSettings)).toMatchObject([{ value: first?.value }]);
		expect(await db.$count(permissionFiles)).toBe(1);
		await db.delete(permissionFiles);
	});

	const upload = (content: string | Uint8Array<ArrayBuffer>) =>
		postRates(services, owner, { intent: "check", file: new File([content], "rates.csv") });
	const sendRates = async (rates: string, fields: Record<string, string> = {}) =>
		postRates(services, owner, { intent: "use", rates, seen: String(await newest("rates")), ...fields });

	test("rates that are saved price every page, its script, emails and examples, and the earlier ones come back", async () => {
		const paths = ["/en/services/term-life", "/en/calculator", "/ht", "/en/resources/faq"];
		const page = await site(...paths);
		const checked = await upload(termRatesFile);
		if (!checked.ok || !checked.checked) throw new Error(JSON.stringify(checked));
		expect(checked.checked.rates.term_life?.rates).toHaveLength(6);
		expect(await services.database.db.$count(siteSettings), "a file that is only checked changes nothing").toBe(0);
		expect(await sendRates(checked.checked.text)).toEqual({ ok: true });
		await vi.waitUntil(() => !rateTables.term_life.isSample, { timeout: 30_000 });
		const id = rateTables.term_life.id ?? "";
		expect(id).toMatch(/^2026-10-01-[0-9a-f]{12}$/);
		const termLife = () => page("/en/services/term-life");
		await expect.poll(termLife, { timeout: 30_000 }).toContain("At 40, $500,000 costs about $250 a month");
		expect(await termLife(), "the day, and no insurer without evidence").toMatch(/rates of October 1, 2026/);
		for (const path of ["/en/calculator", "/ht"])
			await expect.poll(() => page(path), { timeout: 30_000, message: path }).toContain(id);
		await expect
			.poll(() => page("/en/resources/faq"), { timeout: 30_000 })
			.toContain("our calculator estimates $63 a month");
		expect(leadEstimateCard(pricedLead)?.figures[0]?.value, "in emails").toContain("$250");
		await vi.waitUntil(() => readKeptSettings(services.env.dataDir).facts.rates?.term_life?.id === id);

		// Somebody else compared prices before that.
		expect(await sendRates(termFile("0.6"), { seen: String(checked.checked.seen) })).toMatchObject({ code: "newer" });
		// A product that a file leaves out keeps its rates.
		const again = await upload(termFile("0.6"));
		if (!again.ok || !again.checked) throw new Error(JSON.stringify(again));
		expect(await sendRates(again.checked.text, { seen: String(again.checked.seen) })).toEqual({ ok: true });
		await expect.poll(termLife, { timeout: 30_000 }).toContain("costs about $300 a month");
		const [first] = await services.database.db.select().from(siteSettings).orderBy(siteSettings.version);
		const restore = async (version: string) =>
			postRates(services, owner, { intent: "restore", version, seen: String(await newest("rates")) });
		expect(await restore(String(first?.version))).toEqual({ ok: true });
		await expect.poll(termLife, { timeout: 30_000 }).toContain("costs about $250 a month");
		expect(rateTables.term_life.id, "the same table has the same id").toBe(id);
		expect(await restore("content")).toEqual({ ok: true });
		await expect.poll(termLife, { timeout: 30_000 }).toContain("costs about $100 a month");
		expect(rateTables.term_life.isSample).toBe(true);
		const entries = await services.database.db.select().from(auditEntries);
		expect(entries.filter(({ details }) => details?.startsWith("rates, version")).map(({ action }) => action)).toEqual(
			Array.from({ length: 4 }, () => "SETTINGS_CHANGED"),
		);
	});

	test("a file of rates with anything wrong changes nothing, at either step", async () => {
		const problems = async (result: ReturnType<typeof upload>) => {
			const refused = await result;
			return refused.ok ? [] : refused.code === "problems" ? refused.problems : [refused];
		};
		for (const [wrong, line, code] of [
			[`${termRatesFile.replace("18,85,smoker,10", "18,40,smoker,10")}\nterm_life,42,85,smoker,10,,9.5,0`, 15, "gap"],
			[`${termRatesFile}\nterm_life,30,40,smoker,30,,9.5,0`, 15, "overlap"],
			[termRatesFile.replace("9.5", "-9.5"), 10, "negative"],
		] as const) {
			expect(await problems(upload(wrong)), code).toEqual([expect.objectContaining({ line, code })]);
			expect(await problems(sendRates(wrong)), code).toEqual([expect.objectContaining({ line, code })]);
		}
		for (const [content, error] of [
			["", "missing"],
			[`${termRatesFile}\n${" ".repeat(maxRateFileBytes)}`, "too_large"],
			[new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8]), "no_text"],
		] as const) {
			expect(await problems(upload(content)), error).toEqual([{ ok: false, code: "upload", error }]);
		}
		expect(await postRates(services, owner, { intent: "check", file: "typed" })).toMatchObject({ error: "missing" });
		const many = Array.from({ length: 21 }, (_, state) => stateRows(state)).flat();
		expect(await problems(upload([termRatesFile, ...many, "whole_life,18,85,smoker,,,9,0"].join("\n")))).toEqual([
			expect.objectContaining({ code: "too_many" }),
		]);
		expect(await sendRates(termRatesFile, { seen: "7" })).toEqual({ ok: false, code: "newer" });
		expect(await services.database.db.$count(siteSettings)).toBe(0);
	});

	test("a file of settings brings rates back, with the id that follows from them and not the one it says", async () => {
		await sendRates(termRatesFile);
		const file = await (await exportSettings(services, owner)).text();
		const { id } = (JSON.parse(file) as { rates: { term_life: { id: string } } }).rates.term_life;
		await postRates(services, owner, { intent: "restore", version: "content", seen: String(await newest("rates")) });
		expect(await importFile(file.replaceAll(id, "2026-10-01-f0f0f0f0f0f0"))).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		expect(await importFile(file.replace('"fromAge": 18', '"fromAge": 99'))).toMatchObject({ code: "invalid" });
	});

	const saveLicenses = async (fields: Record<string, string>) =>
		post({ intent: "save", seen: String(await newest("licenses")), ...fields }, "licenses");

	test("a state that is marked, or whose license expires, is closed everywhere until it is back", async () => {
		const texas = `/en${statePath("texas")}`;
		const page = await site("/en", texas);
		const status = async (path: string) => {
			const html = await page(path);
			return html.includes("Page Not Found") ? 404 : 200;
		};
		expect(await page("/en")).toMatch(/\b21 states\b/i);
		expect(await status(texas)).toBe(200);
		expect(await saveLicenses({ number_TX: "T123", expires_TX: "2026-11-20" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { expires_TX: "license_date" },
		});
		const agent = await work.person("Tess", "agent");
		const license = { userId: agent.userId, state: "TX", number: "T9", expiresOn: "2030-01-01" };
		await services.database.db.insert(staffLicenses).values(license);
		const states = () => readLicensedStates(services.database.db, agent.userId, services.clock());
		const closed = async () => {
			await vi.waitUntil(() => !isHeldLicense("TX"), { timeout: 30_000 });
			await expect.poll(() => page("/en"), { timeout: 30_000 }).toMatch(/\b20 states\b/i);
			expect(await status(texas)).toBe(404);
			expect(salesRefusal({ product: "term-life", state: "TX" }, currentClaims(), agency)).toBe("not_licensed");
			expect(await states()).not.toContain("TX");
		};
		expect(await saveLicenses({ missing_TX: "on" })).toEqual({ ok: true });
		await closed();
		expect(await saveLicenses({ number_TX: "T123", expires_TX: "2026-11-23" })).toEqual({ ok: true });
		await vi.waitUntil(() => isHeldLicense("TX"), { timeout: 30_000 });
		await expect.poll(() => status(texas), { timeout: 30_000 }).toBe(200);
		expect(await states()).toContain("TX");
		expect(agency.licenseNumbers).toEqual({ TX: "T123" });
		// The next day, with nothing saved.
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		for (const source of claimsPages(services, servicesHandle(services))) await source.refresh();
		await closed();
		expect(agency.licenseNumbers).toEqual({});
	});

	test("whom an admin shows is on pages and in structured data in place of samples, and leaves with the role", async () => {
		const page = await site("/en", "/en/about", "/es/about");
		expect(await page("/en/about")).toContain("Elena Marín");
		expect(await page("/en/about"), "samples aren't told to search engines").not.toContain('"@type":"Person"');
		const { userId } = await work.person("Rosa", "agent");
		const languages = ["es", "en"] as const;
		await services.database.db
			.insert(staffRecords)
			.values({ userId, languages: [...languages], updatedAt: services.clock() });
		const change = (use: typeof saveProfile, fields: object) => {
			const session = {
				email: "",
				language: null,
				factor: null,
				hasFactor: false,
				expiresAt: services.clock(),
			} as const;
			const by: SignedIn = { ...owner, ...session, provedAt: services.clock() };
			return use({ services, visit: visitFromElsewhere({}), by, fields: { person: userId, ...fields } });
		};
		const typedProfile = {
			seen: "0",
			shown: "on",
			order: "1",
			name: "Rosa Gil",
			title: "agentInCharge",
			title_es: "Directora",
			bio_en: "I answer the phone.",
			npn: "7654321",
			document: "Release 3",
			confirmedOn: "2026-11-02",
		};
		expect(await change(saveProfile, typedProfile)).toMatchObject({ ok: true });
		for (const path of ["/en", "/en/about", "/es/about"]) {
			await expect.poll(() => page(path), { timeout: 30_000 }).toContain("Rosa Gil");
			expect(await page(path), "no sample beside her").not.toMatch(/Elena Marín|Camila Duarte/);
			expect(await page(path), "what is for staff").not.toContain("Release 3");
			expect(await page(path)).not.toContain(userId);
		}
		const english = await page("/en/about");
		for (const text of ["Agent in charge", "I answer the phone.", "NPN 7654321"]) expect(english).toContain(text);
		expect(english).toContain('"@type":"Person","name":"Rosa Gil","jobTitle":"Agent in charge"');
		const spanish = await page("/es/about");
		expect(spanish).toContain('"@type":"Person","name":"Rosa Gil","jobTitle":"Directora"');
		expect(spanish).not.toContain("I answer the phone.");
		expect(await change(changeRole, { role: "viewer" })).toMatchObject({ ok: true });
		await expect.poll(() => page("/en/about"), { timeout: 30_000 }).not.toContain("Rosa Gil");
		await services.database.db.delete(publicProfiles);
	});

	test("admins hear of the end of a license once for each step, and a renewed one is not warned of", async () => {
		services.setNow(new Date("2026-11-23T15:00:00Z"));
		await saveLicenses({ number_GA: "G1", expires_GA: "2026-12-01" });
		const steps = async () => (await services.database.db.select().from(agencyLicenseWarnings)).map(({ step }) => step);
		await Promise.all([warnAgencyLicenses(services), warnAgencyLicenses(services)]);
		expect(await steps()).toEqual(["late"]);
		services.setNow(new Date("2026-12-02T15:00:00Z"));
		await warnAgencyLicenses(services);
		await warnAgencyLicenses(services);
		expect((await steps()).toSorted()).toEqual(["expired", "late"]);
		services.sentMails.length = 0;
		const end = { state: "GA", expiresOn: "2026-12-01", to: owner.userId };
		await mailAgencyLicenseEnd(services, end, "job");
		expect(services.sentMails.map(({ subject }) => subject)).toEqual([
			"The agency’s Georgia license expired on December 1, 2026",
		]);
		expect(services.sentMails[0]?.text).toContain("/admin/settings/licenses");
		await saveLicenses({ number_GA: "G1", expires_GA: "2028-12-01" });
		await mailAgencyLicenseEnd(services, end, "job-2");
		expect(services.sentMails).toHaveLength(1);
		services.setNow(new Date("2026-11-23T15:00:00Z"));
	});
});
