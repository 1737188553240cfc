import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { revocations } from "#database/schema.ts";
import { leadActor } from "#tests/support/actors.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { leadStore } from "../../leads/store-leads.server.ts";
import { readRevocations } from "../../suppression/read-revocations.server.ts";
import { recordStopRequest } from "./record-stop-request.server.ts";

const admin = leadActor({ userId: "u1", licensedStates: ["TX"] });
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
	const about = (id = leadId) => ({ leadId: id, userAgent: "Test browser" });
	const stored = () => services.database.db.select().from(revocations);

	test("is written down by nobody but whoever may open the lead", async () => {
		const refused = [
			recordStopRequest(services, { ...admin, role: "agent" }, about(), onThePhone),
			recordStopRequest(services, { ...admin, role: "viewer" }, about(), onThePhone),
			recordStopRequest(services, admin, about(crypto.randomUUID()), onThePhone),
		];
		expect(await Promise.all(refused)).toEqual(refused.map(() => ({ ok: false, code: "gone" })));
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
		expect(await recordStopRequest(services, admin, about(), { ...onThePhone, ...wrong })).toEqual({
			ok: false,
			code: "invalid",
			errors,
		});
		expect(await stored()).toEqual([]);
	});

	test("is a revocation with the lead's address and number, and the agent's name", async () => {
		expect(await recordStopRequest(services, admin, about(), onThePhone)).toEqual({ ok: true, done: "stop-recorded" });
		expect(await readRevocations(services.database.db, "marie.joseph@example.com")).toMatchObject([
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
