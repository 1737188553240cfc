import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { revocations } from "#database/schema.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { leadStore } from "../../leads/store-leads.server.ts";
import { recordStopRequest } from "./record-stop-request.server.ts";

const visit = { userId: "u1", licensedStates: ["TX"], ip: "203.0.113.9", userAgent: "Test browser" };
const onThePhone = { channels: ["calls"], method: "phone", words: " Do not call me. ", confirmed: "yes" };

describe.each(ruleKinds)("what a person told an agent, on %s,", (kind) => {
	let services: TestServices;
	let leadId = "";
	beforeAll(async () => {
		services = await openTestServices(kind);
		const entry = intakeEntry();
		leadId = entry.id;
		await leadStore(services).store([entry]);
	});
	afterAll(() => services.close());
	const stored = () => services.database.db.select().from(revocations);

	test("is written down by nobody but whoever may open the lead", async () => {
		const admin = { ...visit, role: "admin" } as const;
		const refused = [
			recordStopRequest(services, { ...visit, role: "agent" }, leadId, onThePhone),
			recordStopRequest(services, { ...visit, role: "viewer" }, leadId, onThePhone),
			recordStopRequest(services, admin, crypto.randomUUID(), onThePhone),
		];
		expect(await Promise.all(refused)).toEqual(refused.map(() => "gone"));
		expect(await stored()).toEqual([]);
	});

	test.each([
		[{ channels: [] }, { channels: "no_choice" }],
		[{ channels: ["post"] }, { channels: "no_choice" }],
		[{ method: "" }, { method: "no_choice" }],
		[{ method: "link" }, { method: "no_choice" }],
		[{ words: "a".repeat(501) }, { words: "words_long" }],
		[{ confirmed: undefined }, { confirmed: "unconfirmed" }],
	])("is sealed only when it is complete and confirmed: %j", async (wrong, errors) => {
		const admin = { ...visit, role: "admin" } as const;
		expect(await recordStopRequest(services, admin, leadId, { ...onThePhone, ...wrong })).toEqual({ errors });
		expect(await stored()).toEqual([]);
	});

	test("is a revocation with the lead's address and number, and the agent's name", async () => {
		expect(await recordStopRequest(services, { ...visit, role: "admin" }, leadId, onThePhone)).toBe("recorded");
		expect(await stored()).toMatchObject([
			{
				leadId,
				email: "marie.joseph@example.com",
				phoneKey: "+13055550123",
				channels: ["calls"],
				method: "phone",
				words: "Do not call me.",
				locale: "ht",
				recordedBy: "u1",
			},
		]);
	});
});
