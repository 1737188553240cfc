import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { rateTables } from "#content/rates.ts";
import { auditEntries, siteSettings } from "#database/schema.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { maxRateFileBytes } from "#domain/rate-import/rate-facts.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { termFile, termRatesFile } from "#tests/support/rate-csv.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { leadEstimateCard } from "../leads/lead-estimate.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { postRates } from "./post-settings.server.ts";
import { exportSettings } from "./settings-file.server.ts";

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

describe.each(sqlKinds)("rates on %s", (kind) => {
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

	const upload = (content: string | Uint8Array<ArrayBuffer>) =>
		postRates(services, owner, { intent: "check", file: new File([content], "rates.csv") });
	const sendRates = async (rates: string, fields: Record<string, string> = {}) =>
		postRates(services, owner, { intent: "use", rates, seen: String(await calls.newest("rates")), ...fields });

	test("rates that are saved price every page, its script, emails and examples, and the earlier ones come back", async () => {
		const paths = ["/en/services/term-life", "/en/calculator", "/ht", "/en/resources/faq"];
		const page = await calls.site(...paths);
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
			postRates(services, owner, { intent: "restore", version, seen: String(await calls.newest("rates")) });
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
		await postRates(services, owner, {
			intent: "restore",
			version: "content",
			seen: String(await calls.newest("rates")),
		});
		expect(await calls.importFile(file.replaceAll(id, "2026-10-01-f0f0f0f0f0f0"))).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		expect(await calls.importFile(file.replace('"fromAge": 18', '"fromAge": 99'))).toMatchObject({ code: "invalid" });
	});
});
