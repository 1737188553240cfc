import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mayTakeLead } from "#domain/lead-desk/lead-access.ts";
import { productSlugs } from "#domain/products/products.ts";
import { fieldsOfRules, firstRules } from "#domain/routing/routing-rules.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readLeadActor } from "../../staff/lead-actor.server.ts";
import { listDeskPeople } from "../page/desk-people.server.ts";
import { saveRules } from "./save-rules.server.ts";

vi.mock("#domain/compliance/missing-licenses.ts", () => ({ missingLicenses: ["GA"] }));

/** Monday, 10 in the morning. */
const now = new Date("2026-11-23T15:00:00Z");

describe.each(ruleKinds)("a state whose license the owner marked as missing on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	beforeAll(async () => {
		services = await openTestServices(kind);
		services.setNow(now);
		work = leadWork(services);
	});
	afterAll(() => services.close());

	test("is one in which no agent's license counts", async () => {
		const ana = await work.person("Ana", "agent", ["FL", "GA"]);
		const owner = await work.person("Owner", "admin", []);
		const people = [{ userId: ana.userId, products: productSlugs, share: 1, newSince: null }];
		await saveRules(services, owner, { ...fieldsOfRules({ ...firstRules, people }), isOn: "on" });
		services.setNow(new Date(now.getTime() + 60_000));
		const [there, here] = [
			await work.lead({ state: "GA", locale: "en" }),
			await work.lead({ state: "FL", locale: "en" }),
		];
		await services.leadIndex.index();
		const [unheld, held] = [await work.read(there), await work.read(here)];
		expect([unheld.ownerId, held.ownerId]).toEqual([null, ana.userId]);

		const reader = await readLeadActor(services, ana);
		expect(reader.licensedStates).toEqual(["FL"]);
		expect(mayTakeLead(reader, unheld)).toBe(false);
		const { db } = services.database;
		const isLicensed = async (state: string) =>
			(await listDeskPeople(db, now, state)).find(({ id }) => id === ana.userId)?.isLicensed;
		expect([await isLicensed("GA"), await isLicensed("FL")]).toEqual([false, true]);
	});
});
