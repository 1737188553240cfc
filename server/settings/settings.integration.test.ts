import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { agency, contentFacts } from "#content/agency.ts";
import { rememberAgencyNames } from "#content/agency-names.server.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import {
	agencyLicenseWarnings,
	auditEntries,
	publicProfiles,
	siteSettings,
	staffLicenses,
	staffRecords,
} from "#database/schema.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { isHeldLicense } from "#domain/compliance/licenses-in-effect.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { isOpen } from "#domain/office-hours/office-hours.ts";
import { fieldsOfLinks } from "#domain/settings/links-form.ts";
import { fieldsOfOffice } from "#domain/settings/office-form.ts";
import { statePath } from "#domain/site/pages.ts";
import { visitFromElsewhere } from "#tests/support/accounts.ts";
import { testEnv } from "#tests/support/edge.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import type { SignedIn } from "../context.server.ts";
import { acknowledgeVisitor } from "../leads/acknowledge-visitor.server.ts";
import { publishedConsentText, wasPublished } from "../leads/lead-copy.server.ts";
import { openSite } from "../open-site.server.ts";
import { claimsPages } from "../pages/claims-pages.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import { changeRole } from "../people/change-role.server.ts";
import { saveProfile } from "../people/save-profile.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { readLicensedStates } from "../staff/lead-actor.server.ts";
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

const typedNames = {
	name: "Harbor & O'Brien Insurance",
	shortName: "Harbor",
	legalName: "Harbor O'Brien Agency, LLC",
};

describe.each(sqlKinds)("settings on %s", (kind) => {
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

	const save = async (fields: Record<string, string>) =>
		calls.post({ intent: "save", seen: String(await calls.newest("office")), ...typed, ...fields });
	const saveLinks = async (fields: Record<string, string>) =>
		calls.post({ intent: "save", seen: String(await calls.newest("links")), ...typedLinks, ...fields }, "links");

	test("what is saved is on every page and in emails, and counts for hours, with the process that is told", async () => {
		const page = await calls.site("/en", "/ht");
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
		const first = await calls.newest("office");
		await save({ phone: "941 555 0188" });
		expect(
			await calls.post({ intent: "restore", version: String(first), seen: String(await calls.newest("office")) }),
		).toEqual({
			ok: true,
		});
		expect(
			await calls.post({ intent: "restore", version: "content", seen: String(await calls.newest("office")) }),
		).toEqual({
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
		expect(
			await calls.post({ intent: "restore", version: "999999", seen: String(await calls.newest("office")) }),
		).toMatchObject({
			code: "gone",
		});
	});

	test("an earlier version from before the address was set brings no other address back", async () => {
		const { address: _, ...earlier } = contentOffice;
		const row = { section: "office", value: earlier, savedByName: "Olga", savedAt: services.clock() } as const;
		await services.database.db.insert(siteSettings).values(row);
		const version = String(await calls.newest("office"));
		await save({ street: "200 Lake Street", city: "Orlando", postalCode: "32801" });
		await calls.post({ intent: "restore", version, seen: String(await calls.newest("office")) });
		expect((await readSetFacts(services.database.db)).office).toEqual({
			...earlier,
			address: { street: "200 Lake Street", city: "Orlando", postalCode: "32801" },
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
		const version = await calls.newest("licenses");
		expect(warn.mock.calls).toEqual([[{ section: "licenses", version }, expect.stringContaining("can't be read")]]);
	});

	test("of two who save at the same moment, the second one learns of the first", async () => {
		const saves = ["941 555 0166", "941 555 0199"].map((phone) =>
			calls.post({ ...typed, phone, intent: "save", seen: "0" }),
		);
		const results = (await Promise.all(saves)).map(({ ok }) => ok);
		expect(results.toSorted()).toEqual([false, true]);
		expect(await services.database.db.$count(siteSettings)).toBe(1);
	});

	test("nobody saves over a newer version, and nothing wrong is saved", async () => {
		expect(await calls.post({ ...typed, intent: "save", seen: "0" })).toEqual({ ok: true });
		expect(await calls.post({ ...typed, intent: "save", seen: "0" })).toEqual({ ok: false, code: "newer" });
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
		await calls.post({ intent: "restore", version: "content", seen: String(await calls.newest("office")) });
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		for (const wrong of [
			"",
			"{}",
			file.replace("+19415550177", "0177"),
			file.replace('"version": 1', '"version": 2'),
		]) {
			expect(await calls.importFile(wrong)).toEqual({
				ok: false,
				code: "invalid",
				errors: { file: "file_invalid" },
			});
		}
	});

	test("a file that is older than closed days in it brings back the others", async () => {
		await save({});
		const file = await (await exportSettings(services, owner)).text();
		await calls.post({ intent: "restore", version: "content", seen: String(await calls.newest("office")) });
		const older = file.replace('"2026-11-24"', '"2026-09-20",\n\t\t\t"2026-11-24"');
		expect(older).not.toBe(file);
		expect(await calls.importFile(older)).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
	});

	test("links that are saved are on pages, in structured data and in emails, beside the office's facts", async () => {
		const page = await calls.site("/en", "/en/services/term-life");
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
		calls.post({ intent: "save", seen: String(await calls.newest("identity")), ...typedNames, ...fields }, "identity");

	test("a name that is saved is on pages, in files, images and emails, with the legal entity beside it", async () => {
		const image = "/social/en/about.png";
		const page = await calls.site("/en", "/en/blog", "/site.webmanifest", "/llms.txt", image);
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
		const page = await calls.site("/en");
		const rename = async (name: string) => {
			expect(await saveNames({ name })).toEqual({ ok: true });
			await expect.poll(() => page("/en"), { timeout: 30_000 }).toContain(` | ${name}</title>`);
			return publishedConsentText("en", "quote");
		};
		const texts = [publishedConsentText("en", "quote"), await rename("Harbor One"), await rename("Harbor Two")];
		await calls.post(
			{ intent: "restore", version: "content", seen: String(await calls.newest("identity")) },
			"identity",
		);
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
		const first = await calls.newest("office");
		await saveLinks({});
		await save({ phone: "941 555 0188" });
		expect(await saveLinks({})).toEqual({ ok: true });
		expect(await services.database.db.$count(siteSettings)).toBe(3);
		const wrongPage = { intent: "restore", version: String(first), seen: String(await calls.newest("links")) };
		expect(await calls.post(wrongPage, "links")).toMatchObject({ code: "gone" });
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
		const office = await calls.newest("office");
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect(await calls.newest("office"), "the office stays").toBe(office);
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		for (const astray of ["javascript:alert(1)", "http://calendly.example/us"]) {
			expect(await calls.importFile(file.replaceAll(`"${ours}"`, JSON.stringify(astray)))).toMatchObject({
				code: "invalid",
			});
		}
	});

	const saveLicenses = async (fields: Record<string, string>) =>
		calls.post({ intent: "save", seen: String(await calls.newest("licenses")), ...fields }, "licenses");

	test("a state that is marked, or whose license expires, is closed everywhere until it is back", async () => {
		const texas = `/en${statePath("texas")}`;
		const page = await calls.site("/en", texas);
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
		const page = await calls.site("/en", "/en/about", "/es/about");
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
		const contact = /<section[^>]*id="contact".*/s.exec(await page("/en"))?.[0];
		for (const text of ["Rosa or a colleague will get back to you", "Florida license W1"])
			expect(contact).toContain(text);
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
