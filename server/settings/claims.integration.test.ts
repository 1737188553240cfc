import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { currentClaims } from "#content/current-claims.server.ts";
import { auditEntries, proofFiles, siteSettings } from "#database/schema.ts";
import type { ClaimId } from "#domain/agency/claim-evidence.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { retention } from "#domain/retention.ts";
import { recordPath } from "#domain/settings/settings-address.ts";
import { siteOrigin } from "#tests/support/edge.ts";
import { readyToLaunch } from "#tests/support/launch-state.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { termFile, termRatesFile } from "#tests/support/rate-csv.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { type SignedIn, servicesContext, staffContext } from "../context.server.ts";
import { purgeRecords } from "../housekeeping/purge-records.server.ts";
import { launchList, launchStateOfSite } from "../launch/launch-list.server.ts";
import { claimsPages } from "../pages/claims-pages.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { exportEvidenceFile } from "./evidence-files.server.ts";
import { postRates, postSection } from "./post-settings.server.ts";
import { exportSettings } from "./settings-file.server.ts";
import { readSectionPage } from "./settings-page.server.ts";

vi.hoisted(() => {
	vi.stubEnv("VITE_SITE_MODE", "production");
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
});

let services: TestServices;
let owner: LeadActor;
let calls: ReturnType<typeof settingsCalls>;
beforeAll(async () => {
	services = await openTestServices("PGlite", {
		NODE_ENV: "production",
		SITE_ORIGIN: siteOrigin,
		AUTH_SECRET: "tR7vJ2mQ9xLw4Bz8NcY1HsKp6DfGa3Ue",
		CAPTCHA_SECRET: "Wq5nZ8rT1yXc7LbM4kVj9PfSd2GhA6Eu",
	});
	owner = await leadWork(services).person("Olga", "admin");
	calls = settingsCalls(services, owner);
});
afterAll(() => services.close());
beforeEach(() => calls.reset());

const document = (text = "approved") => new File([`%PDF-1.7 ${text}`], "approval.pdf");
const post = async (section: "claims" | "insurers", fields: Record<string, string>, file: File | null = null) =>
	postSection(services, owner, section, { intent: "save", seen: String(await calls.newest(section)), ...fields }, file);
const useRates = async (rates: string) =>
	postRates(services, owner, { intent: "use", rates, seen: String(await calls.newest("rates")) });
const setFacts = () => readSetFacts(services.database.db);
/** The page with the form of a claim. */
const pageOf = (id: ClaimId) => {
	const context = new RouterContextProvider();
	context.set(staffContext, { locale: "en", role: "admin", provedAt: services.clock() } as SignedIn);
	context.set(servicesContext, services);
	return readSectionPage({ request: new Request(siteOrigin + recordPath("claims", id)), context }, "claims");
};
const standingOf = async (id: ClaimId) => (await pageOf(id)).listed.find((record) => record.id === id)?.standing;
const openItems = () => {
	const { settings, signOffs } = readyToLaunch();
	const items = launchList(launchStateOfSite(settings, signOffs, [], services.clock()));
	return items.filter(({ missing }) => missing !== null).map(({ id }) => id as string);
};
const poll = { timeout: 30_000 };

const approval = { proof: "Approval letter in folder 12", approvedBy: "Ana Diaz", approvedOn: "2026-11-01" };
const families = { ...approval, id: "familiesServed", value: "1,234" };
const harbor = {
	id: "",
	name: "Harbor Life & Annuity",
	naicCode: "12345",
	grade: "A+",
	gradeOn: "2026-10-05",
	"product_term-life": "on",
	paper: "Letter in folder 14",
	confirmedOn: "2025-11-23",
};

test("an owner goes from estimates to prices under the insurer's name, and back as soon as the evidence doesn't count", async () => {
	const page = await calls.site("/en/services/term-life", "/ht/services/term-life");
	// Its scripts have the table, whose policy they compare with what is proven.
	const termLife = async () => (await page("/en/services/term-life")).replace(/<script.*?<\/script>/gs, "");
	expect((await pageOf("termLifeRates")).words.claim?.tables, "no table to name").toEqual([]);
	expect(await useRates(termRatesFile)).toEqual({ ok: true });
	await expect.poll(termLife, poll).toContain("Rough estimate from rates of October 1, 2026 that");
	expect(await termLife()).not.toContain("Example Life");

	const begun: Record<string, string> = (await pageOf("termLifeRates")).fields;
	const fields = { ...begun, ...approval, expiresOn: "2026-11-24" };
	expect(fields, "the form begins with the table in use and its policy").toMatchObject({
		ratesOf: expect.stringMatching(/^2026-10-01-/),
		insurer: "Example Life",
		form: "EL-204",
		approval: "A-77",
		policyOn: "2026-09-15",
	});
	expect(await post("claims", fields)).toEqual({ ok: true });
	await vi.waitUntil(() => currentClaims().facts?.claims?.termLifeRates, poll);
	expect(currentClaims().proven.termLifeRates, "words without their document prove nothing").toBeUndefined();
	expect(openItems()).toContain("termLifeRates");
	expect(await standingOf("termLifeRates")).toBe("Not shown: no document on file");

	expect(await post("claims", fields, document())).toEqual({ ok: true });
	const named = "Estimate from the rates of Example Life as of October 1, 2026, policy form EL-204.";
	await expect.poll(termLife, poll).toContain(named);
	await expect
		.poll(() => page("/ht/services/term-life"), poll)
		.toMatch(/data-figure-mark="term-life"[^>]*>[^<]*Example Life/);
	expect(await page("/en/services/term-life"), "what is private stays with the staff").not.toMatch(
		/folder 12|Ana Diaz|approval\.pdf/,
	);
	expect(openItems()).not.toContain("termLifeRates");
	expect(await standingOf("termLifeRates")).toBe("Shown until November 24, 2026");
	await vi.waitUntil(() => readKeptSettings(services.env.dataDir).facts.claims?.termLifeRates?.file, poll);

	// Another table isn't the one that the insurer approved, and no page waits in its old form.
	expect(await useRates(termFile("0.6"))).toEqual({ ok: true });
	await vi.waitUntil(() => currentClaims().facts?.rates?.term_life?.id !== begun.ratesOf, poll);
	expect(await termLife()).not.toContain("Example Life");
	expect(await standingOf("termLifeRates")).toBe("Insurer not named: other rates are in use");
	expect(await useRates(termRatesFile)).toEqual({ ok: true });
	await expect.poll(termLife, poll).toContain(named);

	// After its last day, with nothing saved.
	services.setNow(new Date("2026-11-25T15:00:00Z"));
	for (const source of claimsPages(services, servicesHandle(services))) await source.refresh();
	expect(await termLife()).not.toContain("Example Life");
	services.setNow(new Date("2026-11-23T15:00:00Z"));
});

test("a claim is on the pages with its number until it is withdrawn, and each version stays as a record", async () => {
	const page = await calls.site("/en", "/es");
	expect(await page("/en")).not.toMatch(/1,234/);
	expect(await post("claims", families, document())).toEqual({ ok: true });
	await expect.poll(() => page("/en"), poll).toContain("1,234 families");
	await expect.poll(() => page("/es"), poll).toContain("1,234 familias");
	const version = await calls.newest("claims");
	expect(await post("claims", { id: "familiesServed", intent: "withdraw" })).toEqual({ ok: true });
	await vi.waitUntil(() => !currentClaims().proven.familiesServed, poll);
	for (const path of ["/en", "/es"]) expect(await page(path)).not.toMatch(/1,234/);
	expect((await setFacts()).claims).toEqual({ familiesServed: null });
	expect(
		await calls.post(
			{ intent: "restore", version: String(version), seen: String(await calls.newest("claims")) },
			"claims",
		),
	).toEqual({ ok: true });
	await expect.poll(() => page("/en"), poll).toContain("1,234 families");

	const id = (await setFacts()).claims?.familiesServed?.file?.id ?? "";
	const answer = await exportEvidenceFile(services, owner, id);
	expect(await answer.text()).toBe("%PDF-1.7 approved");
	expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="evidence-${id.slice(0, 8)}.pdf"`);
	const { db } = services.database;
	const read = (await db.select().from(auditEntries)).filter(({ action }) => action === "EVIDENCE_FILE_READ");
	expect(read).toMatchObject([{ userId: owner.userId, subjectId: id }]);
	// Housekeeping deletes what clients said once. Evidence for claims stays.
	const versions = await db.$count(siteSettings);
	await purgeRecords(db, new Date(Date.UTC(2027 + retention.publicationYears, 10, 23)));
	expect(await db.$count(siteSettings)).toBe(versions);
	expect((await exportEvidenceFile(services, owner, id)).status).toBe(200);
});

test("an insurer is on the page of carriers while its appointment is confirmed", async () => {
	const page = await calls.site("/en/carriers", "/es/carriers");
	const textOf = async (path: string) => (await page(path)).replaceAll("&amp;", "&");
	const shown = () => textOf("/en/carriers");
	expect(await shown()).not.toContain('id="insurers"');
	expect(await post("insurers", { ...harbor, paper: "", confirmedOn: "" })).toEqual({ ok: true });
	await vi.waitUntil(() => currentClaims().facts?.insurers, poll);
	expect(await shown(), "not confirmed").not.toContain("Harbor Life");
	expect(openItems()).toContain("insurers");
	expect(await post("insurers", { ...harbor, id: "1" }, document("letter"))).toEqual({ ok: true });
	await expect.poll(shown, poll).toContain("Harbor Life & Annuity");
	for (const words of ["NAIC code 12345", "A+", "as of October 5, 2026", "We checked this on November 23, 2025"]) {
		expect(await shown()).toContain(words);
	}
	await expect.poll(() => textOf("/es/carriers"), poll).toContain("Harbor Life & Annuity");
	expect(await shown(), "what is private stays with the staff").not.toContain("folder 14");
	expect(openItems()).not.toContain("insurers");

	// A year after its confirmation, with nothing saved.
	services.setNow(new Date("2026-11-24T15:00:00Z"));
	for (const source of claimsPages(services, servicesHandle(services))) await source.refresh();
	expect(await shown()).not.toContain("Harbor Life");
	services.setNow(new Date("2026-11-23T15:00:00Z"));
	for (const source of claimsPages(services, servicesHandle(services))) await source.refresh();
	await expect.poll(shown, poll).toContain("Harbor Life & Annuity");
	expect(await post("insurers", { intent: "withdraw", id: "1" })).toEqual({ ok: true });
	await vi.waitUntil(() => currentClaims().facts?.insurers?.length === 0, poll);
	expect(await shown()).not.toContain("Harbor Life");
});

test("claims and insurers leave and enter with the file, and prove nothing where their documents aren't", async () => {
	await post("claims", families, document("list"));
	await post("insurers", harbor, document("letter"));
	await post("insurers", { ...harbor, name: "Atlas Life" });
	const file = await (await exportSettings(services, owner)).text();
	expect(file, "documents are named, not contained").not.toContain("%PDF");
	await post("claims", { id: "familiesServed", intent: "withdraw" });
	await post("insurers", { id: "1", intent: "withdraw" });
	expect(await calls.importFile(file)).toEqual({ ok: true });
	expect(await (await exportSettings(services, owner)).text()).toBe(file);

	// Another site has none of the documents.
	await services.database.db.delete(proofFiles);
	await services.database.db.delete(siteSettings);
	expect(await calls.importFile(file)).toEqual({ ok: true });
	const { claims, insurers } = await setFacts();
	expect(claims?.familiesServed).toEqual({ ...approval, expiresOn: "2027-11-01", value: 1234 });
	expect(insurers?.map(({ name, confirmation }) => [name, confirmation?.document])).toEqual([
		["Atlas Life", "Letter in folder 14"],
		["Harbor Life & Annuity", undefined],
	]);
	await vi.waitUntil(() => currentClaims().facts?.claims?.familiesServed, poll);
	expect(currentClaims().proven).toEqual({});
	for (const [right, wrong] of [
		['"expiresOn": "2027-11-01"', '"expiresOn": "2099-11-01"'],
		['"naicCode": "12345"', '"naicCode": "1234"'],
		['"grade": "A+"', '"grade": "Z"'],
	] as const) {
		expect(file).toContain(right);
		expect(await calls.importFile(file.replace(right, wrong)), wrong).toMatchObject({ code: "invalid" });
	}
});

test("what can't be is refused beside its field, and leaves neither a version nor a document", async () => {
	const { db } = services.database;
	const files = await db.$count(proofFiles);
	const late = document("late");
	for (const [section, fields, errors] of [
		["claims", { ...families, id: "richest" }, { id: "claim_unknown" }],
		[
			"claims",
			{ ...families, value: "-3", expiresOn: "2026-10-31" },
			{ value: "value_number", expiresOn: "expires_range" },
		],
		["claims", { ...families, approvedOn: "2026-11-24" }, { approvedOn: "day_past" }],
		[
			"insurers",
			{ ...harbor, naicCode: "1234", product_pets: "on" },
			{ naicCode: "naic_code", products: "product_unknown" },
		],
		["insurers", { ...harbor, name: "<b>Harbor</b>" }, { name: "insurer_name" }],
	] as const) {
		expect(await post(section, fields, late)).toEqual({ ok: false, code: "invalid", errors });
	}
	for (const section of ["claims", "insurers"] as const) {
		const fields = section === "claims" ? families : harbor;
		expect(await post(section, fields, new File(["<script>"], "approval.pdf"))).toEqual({
			ok: false,
			code: "invalid",
			errors: { evidence: "evidence_type" },
		});
		expect(await post(section, { ...fields, seen: "7" }, late)).toEqual({ ok: false, code: "newer" });
	}
	expect(await db.$count(siteSettings)).toBe(0);
	expect(await db.$count(proofFiles)).toBe(files);
});
