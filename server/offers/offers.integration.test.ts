import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactSubmissions, offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { submitLead } from "../leads/submit-lead.server.ts";
import { readClaim } from "./read-claim.server.ts";
import { readSpots } from "./read-spots.server.ts";
import { settleClaim } from "./settle-claim.server.ts";

const visit = randomUUID();

describe.each(databaseKinds)("spots of an offer on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		await services.database.db.delete(offerClaims);
		services.setNow(new Date("2026-11-23T15:00:00Z"));
	});

	/** Submits a lead that claims a spot. */
	async function ask(service: ProductSlug, person: { email?: string; sessionId?: string; spam?: string[] } = {}) {
		const { email = `${randomUUID()}@example.com`, sessionId = randomUUID(), spam = [] } = person;
		const submissionId = randomUUID();
		const stored = await submitLead(
			services,
			{
				submissionId,
				kind: "offer",
				firstName: "Marie",
				lastName: "",
				email,
				phone: "305-555-0123",
				message: "",
				product: service,
				state: null,
				details: { funnel: `${service}/offer`, answers: {} },
				subject: "Offer request",
				locale: "ht",
				sessionId,
				pageSource: `/ht/funnels/${service}/offer`,
				referrer: null,
				userAgent: "Test browser",
				ipAddress: "203.0.113.7",
				spamReasons: spam,
			},
			{ text: "The agency may call, text or write to me.", published: false, boxes: { marketing: false } },
		);
		if (!stored.ok) throw new Error(`Refused: ${stored.code}`);
		await services.intake.drained();
		return { leadId: stored.id, submissionId, claim: await readClaim(services, { submissionId }) };
	}
	const settle = (leadId: string, event: "booked" | "canceled") =>
		services.database.db.transaction((transaction) => settleClaim(transaction, { leadId }, event, services.clock()));
	const free = async (service: ProductSlug) => (await readSpots(services, service)).free;

	test("are given to exactly fifty of sixty leads at once, and all leads are stored", async () => {
		const leadsBefore = (await services.database.db.select().from(contactSubmissions)).length;
		const claims = await Promise.all(Array.from({ length: 60 }, () => ask("iul")));
		const held = claims.filter(({ claim }) => claim?.state === "held");
		expect(held).toHaveLength(50);
		expect(held[0]?.claim).toEqual({ state: "held", heldUntil: "2026-11-25T15:00:00.000Z" });
		expect(claims.filter(({ claim }) => claim?.state === "none_left")).toHaveLength(10);
		expect(await services.database.db.select().from(offerClaims)).toHaveLength(50);
		expect(await readSpots(services, "iul")).toEqual({ service: "iul", month: "2026-11", spots: 50, free: 0 });
		expect(await services.database.db.select().from(contactSubmissions)).toHaveLength(leadsBefore + 60);
	});

	test("are counted for each product", async () => {
		await ask("iul");
		expect([await free("iul"), await free("fia")]).toEqual([49, 30]);
	});

	test("become free when the hold ends without a booking, and not before", async () => {
		const first = await ask("ibc");
		services.setNow(new Date("2026-11-26T14:59:59Z"));
		expect(await free("ibc")).toBe(19);
		services.setNow(new Date("2026-11-26T15:00:00Z"));
		expect(await free("ibc")).toBe(20);
		expect(await readClaim(services, { leadId: first.leadId })).toEqual({ state: "none_left" });
	});

	test("stay claimed once they are booked", async () => {
		const { leadId, submissionId } = await ask("ibc");
		expect(await settle(leadId, "booked")).toBe("booked");
		expect(await settle(leadId, "booked")).toBe("booked");
		services.setNow(new Date("2026-11-28T15:00:00Z"));
		expect(await free("ibc")).toBe(19);
		expect(await readClaim(services, { submissionId })).toEqual({ state: "booked" });
	});

	test("become free when the booking is canceled, and claimed when it is booked again", async () => {
		const { leadId } = await ask("ibc");
		await settle(leadId, "booked");
		expect(await settle(leadId, "canceled")).toBe("released");
		expect(await free("ibc")).toBe(20);
		expect(await settle(leadId, "booked")).toBe("booked");
		expect(await free("ibc")).toBe(19);
	});

	test("are not given twice if a booking comes after the hold and no spot is left", async () => {
		const late = await ask("ibc");
		services.setNow(new Date("2026-11-27T15:00:00Z"));
		const others = await Promise.all(Array.from({ length: funnelConfigs.ibc.offer.maxSpots }, () => ask("ibc")));
		expect(others.every(({ claim }) => claim?.state === "held")).toBe(true);
		expect(await settle(late.leadId, "booked")).toBe("no_spot");
		expect(await free("ibc")).toBe(0);
	});

	test("are not affected by the booking of a lead without a claim", async () => {
		expect(await settle(randomUUID(), "booked")).toBe("no_claim");
	});

	test("are reset at the start of a month in the agency's time zone, while holds continue", async () => {
		services.setNow(new Date("2026-12-01T04:59:00Z"));
		const { submissionId } = await ask("fia");
		expect(await readSpots(services, "fia")).toMatchObject({ month: "2026-11", free: 29 });
		services.setNow(new Date("2026-12-01T05:00:00Z"));
		expect(await readSpots(services, "fia")).toMatchObject({ month: "2026-12", free: 30 });
		expect(await readClaim(services, { submissionId })).toEqual({
			state: "held",
			heldUntil: "2026-12-04T04:59:00.000Z",
		});
	});

	test.each([
		{
			who: "one address, whatever its case",
			first: { email: "Marie@example.com" },
			second: { email: "marie@EXAMPLE.com" },
		},
		{ who: "one visit", first: { sessionId: visit }, second: { sessionId: visit } },
	])("is one for $who; asking again does not move its end", async ({ first, second }) => {
		const before = await ask("fia", first);
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		const after = await ask("fia", second);
		expect(after.claim).toEqual(before.claim);
		expect(await free("fia")).toBe(29);
		expect(await settle(after.leadId, "booked")).toBe("booked");
	});

	test("wait for staff to confirm them if the lead looks like spam", async () => {
		const { claim } = await ask("fia", { spam: ["honeypot_filled"] });
		expect(claim).toEqual({ state: "to_confirm" });
		expect(await free("fia")).toBe(30);
	});
});
