import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { agency, contentOffice } from "#content/agency.ts";
import { claimsAt, setClaims } from "#content/current-claims.server.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { auditEntries, siteSettings } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { isOpen } from "#domain/office-hours/office-hours.ts";
import { fieldsOfOffice } from "#domain/settings/office-form.ts";
import { siteOrigin, testApp, testEnv } from "#tests/support/edge.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { acknowledgeVisitor } from "../leads/acknowledge-visitor.server.ts";
import { claimsPages } from "../pages/claims-pages.server.ts";
import { readKeptOffice } from "../pages/kept-office.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { type StaticFiles, staticFile } from "../platform/http/static-files.server.ts";
import { postSettings } from "./post-settings.server.ts";
import { exportSettings } from "./settings-file.server.ts";

vi.hoisted(() => {
	vi.stubEnv("VITE_BUILT_AT", "2026-11-20T12:00:00Z");
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
});

const typed = {
	...fieldsOfOffice(contentOffice, new Date("2026-11-23T15:00:00Z")),
	phone: "941 555 0177",
	email: "office@agency.example",
	opens_Monday: "10:00",
	closed_0: "2026-11-24",
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

	const post = (fields: Record<string, string>) => postSettings(services, owner, fields);
	const newest = async () => {
		const rows = await services.database.db.select().from(siteSettings);
		return Math.max(0, ...rows.map(({ version }) => version));
	};
	const save = async (fields: Record<string, string>) =>
		post({ intent: "office", seen: String(await newest()), ...typed, ...fields });

	test("what is saved is on every page and in emails, and counts for hours, with the process that is told", async () => {
		const handle = createRequestHandler(await siteBuild(), "production");
		const files: StaticFiles = new Map();
		for (const path of ["/en", "/ht"]) {
			const response = await handle(new Request(siteOrigin + path), new RouterContextProvider());
			files.set(path, staticFile("page.html", Buffer.from(await response.arrayBuffer()), null, testEnv()));
		}
		const app = testApp({
			build: await siteBuild(),
			files,
			sources: claimsPages(services, servicesHandle(services)),
			reception: services,
			services: servicesHandle(services),
		});
		const page = async (path: string) => (await app.request(path)).text();
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
		await vi.waitUntil(() => readKeptOffice(services.env.dataDir)?.email === "office@agency.example");
	});

	test("each version is kept, can be used again, and is in the audit log", async () => {
		await save({});
		const first = await newest();
		await save({ phone: "941 555 0188" });
		expect(await post({ intent: "restore", version: String(first), seen: String(await newest()) })).toEqual({
			ok: true,
		});
		expect(await post({ intent: "restore", version: "content", seen: String(await newest()) })).toEqual({ ok: true });
		const rows = await services.database.db.select().from(siteSettings).orderBy(siteSettings.version);
		expect(rows.map(({ value }) => value?.phone.display ?? null)).toEqual([
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
		expect(await post({ intent: "restore", version: "999999", seen: String(await newest()) })).toMatchObject({
			code: "gone",
		});
	});

	test("of two who save at the same moment, the second one learns of the first", async () => {
		const saves = ["941 555 0166", "941 555 0199"].map((phone) =>
			post({ ...typed, phone, intent: "office", seen: "0" }),
		);
		const results = (await Promise.all(saves)).map(({ ok }) => ok);
		expect(results.toSorted()).toEqual([false, true]);
		expect(await services.database.db.$count(siteSettings)).toBe(1);
	});

	test("nobody saves over a newer version, and nothing wrong is saved", async () => {
		expect(await post({ ...typed, intent: "office", seen: "0" })).toEqual({ ok: true });
		expect(await post({ ...typed, intent: "office", seen: "0" })).toEqual({ ok: false, code: "newer" });
		expect(await save({ phone: "1" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { office: { phone: "phone_invalid" } },
		});
		expect(await services.database.db.$count(siteSettings)).toBe(1);
	});

	test("a file of the settings brings them back, and another one is refused", async () => {
		await save({});
		const file = await (await exportSettings(services, owner)).text();
		await post({ intent: "restore", version: "content", seen: String(await newest()) });
		expect(await post({ intent: "import", file, seen: String(await newest()) })).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		for (const wrong of [
			"",
			"{}",
			file.replace("+19415550177", "0177"),
			file.replace('"version": 1', '"version": 2'),
		]) {
			expect(await post({ intent: "import", file: wrong, seen: String(await newest()) })).toEqual({
				ok: false,
				code: "invalid",
				errors: { file: "file_invalid" },
			});
		}
	});
});
