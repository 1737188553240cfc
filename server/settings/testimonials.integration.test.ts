import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditEntries, proofFiles, siteSettings } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { retention } from "#domain/retention.ts";
import { maxEvidenceBytes } from "#domain/settings/evidence-upload.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { purgeRecords } from "../housekeeping/purge-records.server.ts";
import { claimsPages } from "../pages/claims-pages.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { exportEvidenceFile } from "./evidence-files.server.ts";
import { lockSettings } from "./lock-settings.server.ts";
import { postSection } from "./post-settings.server.ts";
import { purgeTestimonials } from "./purge-testimonials.server.ts";
import { exportSettings } from "./settings-file.server.ts";

describe.each(sqlKinds)("testimonials on %s", (kind) => {
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
		const seen = String(await calls.newest("testimonials"));
		return postSection(services, owner, "testimonials", { intent: "save", seen, ...fields }, file);
	};
	const testimonialsOf = (html: string) => /<section[^>]*id="testimonials".*?<\/section>/s.exec(html)?.[0] ?? "";

	test("a client's words are on the home page while the permission counts, with what has to be said about them", async () => {
		const page = await calls.site("/en", "/es", "/ht");
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
		const first = await calls.newest("testimonials");
		expect(await postWords({ ...typedWords, id: "", name: "Ana" })).toEqual({ ok: true });
		expect(await postWords({ intent: "withdraw", id: "1" })).toEqual({ ok: true });
		const names = async () => ((await readSetFacts(services.database.db)).testimonials ?? []).map(({ name }) => name);
		expect(await names()).toEqual(["Ana"]);
		const restore = { intent: "restore", version: String(first), seen: String(await calls.newest("testimonials")) };
		expect(await calls.post(restore, "testimonials")).toEqual({ ok: true });
		expect(await names()).toEqual(["Rosa M."]);
		const file = await (await exportSettings(services, owner)).text();
		await postWords({ intent: "withdraw", id: "1" });
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		// A list that was emptied is not the one that came with the site.
		await postWords({ intent: "withdraw", id: "1" });
		const emptied = await (await exportSettings(services, owner)).text();
		const content = { intent: "restore", version: "content", seen: String(await calls.newest("testimonials")) };
		expect(await calls.post(content, "testimonials")).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).not.toContain('"testimonials"');
		expect(await calls.importFile(emptied)).toEqual({ ok: true });
		expect((await readSetFacts(services.database.db)).testimonials).toEqual([]);
		expect(await calls.importFile(file)).toEqual({ ok: true });
		// Neither an earlier version nor another site's file is evidence without the file.
		await services.database.db.delete(proofFiles);
		for (const bringBack of [
			() => calls.importFile(file),
			async () => calls.post({ ...restore, seen: String(await calls.newest("testimonials")) }, "testimonials"),
		]) {
			await postWords({ intent: "withdraw", id: "1" });
			expect(await bringBack()).toEqual({ ok: true });
			const [found] = (await readSetFacts(services.database.db)).testimonials ?? [];
			expect(found?.permission).toEqual({ document: "", confirmedOn: "2026-11-01", until: "2026-11-23", file: "" });
		}
		expect(await calls.importFile(file.replace('"until": "2026-11-23"', '"until": "2099-11-23"'))).toMatchObject({
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
		const answer = await exportEvidenceFile(services, owner, before?.file ?? "");
		expect(await answer.text()).toBe("%PDF-1.7 signed");
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": `attachment; filename="evidence-${before?.file.slice(0, 8)}.pdf"`,
		});
		const entries = await services.database.db.select().from(auditEntries);
		expect(entries.filter(({ action }) => action === "EVIDENCE_FILE_READ")).toMatchObject([
			{ userId: owner.userId, subjectId: before?.file },
		]);
		expect((await exportEvidenceFile(services, owner, "none")).status).toBe(404);
		const count = () => services.database.db.$count(proofFiles);
		const files = await count();
		for (const [file, code] of [
			[new File(["<script>"], "release.pdf"), "evidence_type"],
			[new File(["%PDF-", new Uint8Array(maxEvidenceBytes)], "release.pdf"), "evidence_large"],
		] as const) {
			expect(await postWords(typedWords, file)).toEqual({ ok: false, code: "invalid", errors: { evidence: code } });
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
		expect(await db.$count(proofFiles)).toBe(1);
		await db.delete(proofFiles);
	});
});
