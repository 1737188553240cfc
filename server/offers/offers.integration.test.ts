import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClaims } from "#content/current-claims.server.ts";
import { offerClaims } from "#database/schema.ts";
import { funnelConfigs } from "#domain/funnels/funnel-config.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { submitLead } from "../leads/submit-lead.server.ts";
import { holdSpot } from "./hold-spot.server.ts";
import { readClaim } from "./read-claim.server.ts";
import { readSpots } from "./read-spots.server.ts";
import { settleClaim } from "./settle-claim.server.ts";

const visit = randomUUID();
const someIp = () => `10.${randomInt(256)}.${randomInt(256)}.7`;

interface Person {
	email?: string;
	sessionId?: string;
	spam?: string[];
	ip?: string;
}

describe.each(ruleKinds)("spots of an offer on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		await services.database.db.delete(offerClaims);
		services.setNow(new Date("2026-11-23T15:00:00Z"));
	});

	/** Submits a lead that asks for a spot, from its own network. */
	async function ask(service: ProductSlug, person: Person = {}) {
		const { email = `${randomUUID()}@example.com`, sessionId = randomUUID(), spam = [], ip = someIp() } = person;
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
				ipAddress: ip,
				spamReasons: spam,
			},
			{ text: "The agency may call, text or write to me.", published: false, boxes: { marketing: false } },
		);
		if (!stored.ok) throw new Error(`Refused: ${stored.code}`);
		await services.intake.drained();
		return { leadId: stored.id, submissionId, claim: await readClaim(services, { submissionId }) };
	}
	/** Opens the link in the email. */
	const hold = (leadId: string) => holdSpot(services, leadId);
	async function askAndHold(service: ProductSlug, person: Person = {}) {
		const asked = await ask(service, person);
		return { ...asked, claim: await hold(asked.leadId) };
	}
	const settle = (leadId: string, event: "booked" | "canceled") =>
		services.database.db.transaction((transaction) => settleClaim(transaction, leadId, event, services.clock()));
	const stateOf = async (leadId: string) => (await readClaim(services, { leadId }))?.state;
	const free = async (service: ProductSlug) => (await readSpots(services, service)).free;

	test("without evidence for their number, spots are not limited", async () => {
		const { maxSpots } = funnelConfigs.ibc.offer;
		setClaims({ showsSamples: false, proven: {} });
		try {
			for (let count = 0; count <= maxSpots; count += 1) {
				const { leadId } = await ask("ibc");
				expect(await readClaim(services, { leadId })).toEqual({ state: "open" });
				expect(await holdSpot(services, leadId)).toEqual({ state: "open" });
				expect(await services.database.db.transaction((t) => settleClaim(t, leadId, "booked", services.clock()))).toBe(
					"booked",
				);
			}
		} finally {
			setClaims({ showsSamples: true, proven: {} });
		}
	});

	test("are taken by nobody who only asks", async () => {
		const { claim, leadId } = await ask("iul");
		expect(claim).toEqual({ state: "free", heldUntil: "2026-11-25T15:00:00.000Z" });
		expect(await free("iul")).toBe(50);
		services.setNow(new Date("2026-11-25T15:00:00Z"));
		expect(await stateOf(leadId)).toBe("over");
		expect(await hold(leadId)).toEqual({ state: "over" });
		expect(await free("iul")).toBe(50);
	});

	test("are held for exactly fifty of sixty who open the link at once, until the end that was shown", async () => {
		const asked = await Promise.all(Array.from({ length: 60 }, () => ask("iul")));
		services.setNow(new Date("2026-11-23T18:00:00Z"));
		const claims = await Promise.all(asked.map(({ leadId }) => hold(leadId)));
		const held = claims.filter((claim) => claim?.state === "held");
		expect(held).toHaveLength(50);
		expect(held[0]).toEqual({ state: "held", heldUntil: "2026-11-25T15:00:00.000Z" });
		expect(claims.filter((claim) => claim?.state === "none_left")).toHaveLength(10);
		expect(await services.database.db.select().from(offerClaims)).toHaveLength(50);
		expect(await readSpots(services, "iul")).toEqual({ service: "iul", month: "2026-11", spots: 50, free: 0 });
		expect((await ask("iul")).claim).toEqual({ state: "none_left" });
	});

	test("are counted for each product", async () => {
		await askAndHold("iul");
		expect([await free("iul"), await free("fia")]).toEqual([49, 30]);
	});

	test("are held once, however often the link is opened", async () => {
		const { leadId } = await ask("fia");
		const claims = await Promise.all([hold(leadId), hold(leadId), hold(leadId)]);
		expect(claims.map((claim) => claim?.state)).toEqual(["held", "held", "held"]);
		expect(await free("fia")).toBe(29);
	});

	test("become free when the hold ends without a booking, and not before", async () => {
		const { leadId } = await askAndHold("ibc");
		services.setNow(new Date("2026-11-26T14:59:59Z"));
		expect(await free("ibc")).toBe(19);
		services.setNow(new Date("2026-11-26T15:00:00Z"));
		expect(await free("ibc")).toBe(20);
		expect(await stateOf(leadId)).toBe("over");
	});

	test("stay claimed once they are booked, with a hold before or without", async () => {
		const [held, other] = [await askAndHold("ibc"), await ask("ibc")];
		for (const { leadId, submissionId } of [held, other]) {
			expect(await settle(leadId, "booked")).toBe("booked");
			expect(await settle(leadId, "booked")).toBe("booked");
			expect(await readClaim(services, { submissionId })).toEqual({ state: "booked" });
		}
		services.setNow(new Date("2026-11-28T15:00:00Z"));
		expect(await free("ibc")).toBe(18);
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
		const late = await askAndHold("ibc");
		const never = await ask("ibc");
		services.setNow(new Date("2026-11-27T15:00:00Z"));
		const { maxSpots } = funnelConfigs.ibc.offer;
		const others = await Promise.all(Array.from({ length: maxSpots }, () => askAndHold("ibc")));
		expect(others.every(({ claim }) => claim?.state === "held")).toBe(true);
		expect(await settle(late.leadId, "booked")).toBe("no_spot");
		expect(await settle(never.leadId, "booked")).toBe("no_spot");
		expect(await free("ibc")).toBe(0);
	});

	test("are not affected by the booking of a lead that asked for none", async () => {
		expect(await settle(randomUUID(), "booked")).toBe("no_claim");
		expect(await hold(randomUUID())).toBeUndefined();
	});

	test("are reset at the start of a month in the agency's time zone, while holds continue", async () => {
		services.setNow(new Date("2026-12-01T04:59:00Z"));
		const { submissionId } = await askAndHold("fia");
		expect(await readSpots(services, "fia")).toMatchObject({ month: "2026-11", free: 29 });
		services.setNow(new Date("2026-12-01T05:00:00Z"));
		expect(await readSpots(services, "fia")).toMatchObject({ month: "2026-12", free: 30 });
		expect(await readClaim(services, { submissionId })).toEqual({
			state: "held",
			heldUntil: "2026-12-04T04:59:00.000Z",
		});
	});

	test("never move to somebody who gives the same email address", async () => {
		const owner = await askAndHold("fia", { email: "Marie@example.com" });
		const stranger = await ask("fia", { email: "marie@EXAMPLE.com" });
		expect(stranger.claim?.state).toBe("free");
		expect(await settle(stranger.leadId, "canceled")).toBe("no_claim");
		expect(await stateOf(owner.leadId)).toBe("held");
		expect(await settle(owner.leadId, "booked")).toBe("booked");
	});

	test("are one for each mailbox; its second link shows the first hold", async () => {
		const first = await askAndHold("fia", { email: "Marie@example.com" });
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		const second = await askAndHold("fia", { email: "marie@EXAMPLE.com" });
		expect(second.claim).toEqual(first.claim);
		expect(await free("fia")).toBe(29);
	});

	test("are one for each visit; asking again does not move its end", async () => {
		const before = await askAndHold("fia", { sessionId: visit });
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		const after = await ask("fia", { sessionId: visit });
		expect(after.claim).toEqual(before.claim);
		expect(await hold(after.leadId)).toEqual(before.claim);
		expect(await settle(after.leadId, "booked")).toBe("booked");
		expect(await stateOf(before.leadId)).toBe("booked");
		expect(await free("fia")).toBe(29);
	});

	test("can't all be held from one network, and visitors from elsewhere still find one", async () => {
		const claims: (string | undefined)[] = [];
		for (let last = 0; last < 40; last++) {
			const { claim } = await askAndHold("ibc", { ip: `198.51.100.${last}` });
			claims.push(claim?.state);
		}
		expect(claims.filter((state) => state === "held")).toHaveLength(6);
		expect(claims.filter((state) => state === "to_confirm")).toHaveLength(34);
		expect((await askAndHold("ibc")).claim?.state).toBe("held");
		// Beyond the limit, people who book still get a spot.
		const booking = await ask("ibc", { ip: "198.51.100.77" });
		expect(await settle(booking.leadId, "booked")).toBe("booked");
	});

	test("wait for staff to confirm them if the lead looks like spam", async () => {
		const { claim, leadId } = await ask("fia", { spam: ["honeypot_filled"] });
		expect(claim).toEqual({ state: "to_confirm" });
		expect(await hold(leadId)).toEqual({ state: "to_confirm" });
		expect(await settle(leadId, "booked")).toBe("no_claim");
		expect(await free("fia")).toBe(30);
	});
});
