import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { revocations } from "#database/schema.ts";
import { contactChannels } from "#domain/contacts/revocation.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { notifyRevocation } from "../consent/notify-revocation.server.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { recordRevocation } from "./record-revocation.server.ts";
import { stoppedChannels, suppressionsOf } from "./suppressions.server.ts";

const told = {
	channels: contactChannels,
	method: "phone",
	locale: "en",
	ipAddress: "203.0.113.9",
	userAgent: "Test browser",
} as const;

describe.each(ruleKinds)("what staff wrote down about a number, on %s,", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	async function store(phone: string) {
		const entry = intakeEntry({ lead: { email: null, phone, kind: "chat" } });
		await leadStore(services).store([entry]);
		return entry.id;
	}
	const stopped = async (phone: string, id: string | null = null) => {
		const [found = []] = await suppressionsOf(services.database.db, services.env, [{ id, email: null, phone }]);
		return [...stoppedChannels(found)];
	};
	const recordsOf = (leadId: string) =>
		services.database.db.select().from(revocations).where(eq(revocations.leadId, leadId)).orderBy(asc(revocations.id));

	test.each([
		["with dashes that were copied", "305\u2011555\u20110201", "(305) 555-0201"],
		["with digits of another script", "٣٠٥٥٥٥٠٢٠٢", "+1 305 555 0202"],
		["with an extension", "305 555 0203 ext. 5", "1-305-555-0203"],
		["with the code twice", "+1+3055550204", "305.555.0204"],
	])("holds for every lead with it, %s", async (_, typed, spelled) => {
		const leadId = await store(typed);
		expect(await stopped(spelled)).toEqual([]);
		await recordRevocation(services, { ...told, email: null, phone: typed, leadId });
		expect(await stopped(typed, leadId)).toEqual([...contactChannels]);
		expect(await stopped(spelled, crypto.randomUUID())).toEqual(["calls", "texts"]);
		expect(await stopped(spelled)).toEqual(["calls", "texts"]);
	});

	test("holds for the lead even if no number can be read from it, and staff are told so", async () => {
		const typed = "cell five five five twelve";
		const [leadId, other] = [await store(typed), await store(typed)];
		const revocation = { ...told, email: null, phone: typed, leadId };
		await recordRevocation(services, revocation);
		await recordRevocation(services, revocation);
		const records = await recordsOf(leadId);
		expect(records).toMatchObject([{ phone: typed, phoneKey: null, emailKey: null }]);
		expect(await stopped(typed, leadId)).toEqual([...contactChannels]);
		expect(await stopped(typed, other)).toEqual([]);
		services.sentMails.length = 0;
		await notifyRevocation(services, records[0]?.id ?? "", "job-u");
		expect(services.sentMails[0]?.text.replace(/\s+/g, " ")).toContain(
			"The website can’t find a complete phone number in what they typed",
		);
	});

	test("names somebody to staff who left only an address", async () => {
		const email = "only@example.com";
		const entry = intakeEntry({ lead: { email, phone: null, firstName: "", lastName: "", kind: "estimate" } });
		await leadStore(services).store([entry]);
		await recordRevocation(services, { ...told, email, phone: null, leadId: entry.id });
		services.sentMails.length = 0;
		await notifyRevocation(services, (await recordsOf(entry.id))[0]?.id ?? "", "job-e");
		expect(services.sentMails[0]?.subject).toBe("only@example.com asked us to stop");
	});

	test("is refused if nothing could ever find it", async () => {
		const before = await services.database.db.$count(revocations);
		const nobody = { ...told, email: null, phone: "no number", leadId: null };
		await expect(recordRevocation(services, nobody)).rejects.toThrow("names no address");
		expect(await services.database.db.$count(revocations)).toBe(before);
	});

	test.each([
		["none", "786\u2011555\u20110301", null, "786 555 0301"],
		["one of a part of the number", "+55 11 91234\u20110302", "+551191234", "+5511912340302"],
		["one with the code twice", "1 1 786 555 0303", "+117865550303", "786-555-0303"],
		["one without the code", "+1+7865550304", "+7865550304", "786-555-0304"],
	])("still holds if it was sealed with another key: %s", async (_, phone, phoneKey, spelled) => {
		const { channels, method, locale } = told;
		await services.database.db.insert(revocations).values({
			method,
			locale,
			id: crypto.randomUUID(),
			leadId: crypto.randomUUID(),
			email: null,
			emailKey: null,
			phone,
			phoneKey,
			channels: [...channels],
			recordedAt: "2026-11-22T15:00:00.000Z",
			dueOn: "2026-12-07",
			recordedBy: "u1",
		});
		expect(await stopped(spelled)).toEqual(["calls", "texts"]);
	});
});
