import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingEvents, contactSubmissions, offerClaims } from "#database/schema.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import {
	type SchedulerMessage,
	schedulerKey,
	schedulerMessage,
	schedulerSignature,
	someInvitee,
} from "#tests/support/scheduler.ts";
import { solveCaptcha } from "#tests/support/solve-captcha.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { jobs } from "../jobs.server.ts";
import { receiveLead } from "../leads/receive-lead.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { receiveBookingEvent } from "./receive-booking-event.server.ts";

const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };
const starts = new Date("2026-11-25T16:00:00Z");

describe.each(databaseKinds)("a message of the scheduler on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind, { CALENDLY_WEBHOOK_SIGNING_KEY: schedulerKey });
	});
	afterAll(() => services.close());

	/** A new lead with an address of its own. */
	async function someLead(changes: Record<string, unknown> = {}) {
		const challenge = await services.captcha.challenge(services.clock());
		const recaptchaToken = await solveCaptcha("challenge" in challenge ? challenge.challenge : null);
		const body = contactSubmission({ recaptchaToken, email: `${randomUUID()}@example.com`, ...changes });
		const result = await receiveLead(services, body, visitor);
		if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
		return { id: result.id, submissionId: body.submission_id as string, email: body.email as string };
	}
	const tell = (message: SchedulerMessage | string, signature?: string | null) => {
		const body = typeof message === "string" ? message : schedulerMessage(message);
		const signed = signature === undefined ? schedulerSignature(body, services.clock()) : signature;
		return receiveBookingEvent(services, body, signed);
	};
	const bookingOf = async (leadId: string) => {
		const [lead] = await services.database.db
			.select({ status: contactSubmissions.bookingStatus, startsAt: contactSubmissions.bookingStartsAt })
			.from(contactSubmissions)
			.where(eq(contactSubmissions.id, leadId));
		return lead;
	};
	const eventsOf = (invitee: string) =>
		services.database.db.select().from(bookingEvents).where(eq(bookingEvents.invitee, invitee));

	test("marks the lead that opened the scheduler as booked, then as cancelled", async () => {
		const lead = await someLead();
		const uri = someInvitee();
		expect(await tell({ uri, reference: lead.id })).toEqual({ ok: true, isNew: true, leadId: lead.id });
		expect(await bookingOf(lead.id)).toEqual({ status: "booked", startsAt: starts });
		await tell({ event: "invitee.canceled", uri, reference: lead.id, at: "2026-11-24T10:00:00Z" });
		expect(await bookingOf(lead.id)).toEqual({ status: "cancelled", startsAt: starts });
	});

	test("finds a lead by its submission, by an earlier booking, and by its e-mail address in any case", async () => {
		const lead = await someLead();
		const first = someInvitee();
		await tell({ uri: first, reference: lead.submissionId });
		const second = someInvitee();
		await tell({ uri: second, oldInvitee: first, email: "other@example.com" });
		await tell({ email: lead.email.toUpperCase() });
		const stored = await services.database.db
			.select({ by: bookingEvents.matched_by })
			.from(bookingEvents)
			.where(eq(bookingEvents.contact_submission_id, lead.id));
		expect(stored.map(({ by }) => by).sort()).toEqual(["earlier_booking", "email", "reference"]);
	});

	test("belongs to the newest lead of an address that wrote more than once", async () => {
		const older = await someLead();
		services.setNow(new Date(services.clock().getTime() + 60_000));
		const newer = await someLead({ email: older.email });
		expect(await tell({ email: older.email })).toEqual({ ok: true, isNew: true, leadId: newer.id });
	});

	test("is kept once, however often it comes", async () => {
		const lead = await someLead();
		const uri = someInvitee();
		const body = schedulerMessage({ uri, reference: lead.id });
		const outcomes = await Promise.all(Array.from({ length: 5 }, () => tell(body)));
		expect(outcomes.filter((outcome) => outcome.ok && outcome.isNew)).toHaveLength(1);
		expect(await eventsOf(uri)).toHaveLength(1);
	});

	test("does not book again what was cancelled, when word of the booking comes last", async () => {
		const lead = await someLead();
		const uri = someInvitee();
		await tell({ event: "invitee.canceled", uri, reference: lead.id, at: "2026-11-23T16:00:00Z" });
		await tell({ uri, reference: lead.id, at: "2026-11-23T15:00:00Z" });
		expect(await bookingOf(lead.id)).toMatchObject({ status: "cancelled" });
	});

	test("of a moved talk leaves the lead booked at the new time, in either order", async () => {
		for (const order of [0, 1]) {
			const lead = await someLead();
			const [before, after] = [someInvitee(), someInvitee()];
			await tell({ uri: before, reference: lead.id });
			const halves: SchedulerMessage[] = [
				{ event: "invitee.canceled", uri: before, rescheduled: true, newInvitee: after, at: "2026-11-24T10:00:00Z" },
				{ uri: after, oldInvitee: before, starts: "2026-12-01T16:00:00Z", at: "2026-11-24T10:00:00Z" },
			];
			for (const half of order === 0 ? halves : halves.toReversed()) {
				await tell(half);
				expect(await bookingOf(lead.id)).toMatchObject({ status: "booked" });
			}
			expect(await bookingOf(lead.id)).toEqual({ status: "booked", startsAt: new Date("2026-12-01T16:00:00Z") });
		}
	});

	test("at the same moment as another about the same lead leaves no contradiction", async () => {
		const lead = await someLead();
		const invitees = Array.from({ length: 4 }, someInvitee);
		await Promise.all(
			invitees.flatMap((uri) => [
				tell({ uri, reference: lead.id }),
				tell({ event: "invitee.canceled", uri, reference: lead.id, at: "2026-11-24T10:00:00Z" }),
			]),
		);
		expect(await bookingOf(lead.id)).toMatchObject({ status: "cancelled" });
	});

	test("settles the spot of an offer that the lead holds", async () => {
		const lead = await someLead();
		const [claim] = await services.database.db
			.insert(offerClaims)
			.values({ ...heldSpot(services.clock()), lead_id: lead.id })
			.returning();
		const claimNow = async () => {
			const [row] = await services.database.db
				.select()
				.from(offerClaims)
				.where(eq(offerClaims.id, claim?.id ?? ""));
			return row;
		};
		const uri = someInvitee();
		await tell({ uri, reference: lead.id });
		expect((await claimNow())?.booked_at).toEqual(services.clock());
		await tell({ event: "invitee.canceled", uri, at: "2026-11-24T10:00:00Z" });
		expect((await claimNow())?.released_at).toEqual(services.clock());
	});

	test("about a stranger is kept and shown to the agency", async () => {
		const uri = someInvitee();
		expect(await tell({ uri, email: "stranger@example.com" })).toEqual({ ok: true, isNew: true, leadId: null });
		const [event] = await eventsOf(uri);
		expect(event).toMatchObject({ contact_submission_id: null, email: "stranger@example.com", starts_at: starts });
		await jobs["notify-booking"](services, { bookingEventId: event?.id ?? "" }, "job-1");
		const mail = services.sentMails.at(-1);
		expect(mail).toMatchObject({ to: "leads@sunfield.example", subject: "Talk booked: Marie Joseph" });
		expect(mail?.replyTo).toBe("stranger@example.com");
		expect(mail?.text).toContain("November 25, 2026, 11:00 AM");
		expect(mail?.text).toContain("enter this person by hand");
	});

	test.each([
		["that is no JSON", "{ half"],
		["of another kind", '{"event":"routing_form_submission.created","payload":{}}'],
		["with what no database can hold", '{"event":"x\\u0000y","payload":"\\ud800"}'],
	])("%s is kept as it is", async (_name, body) => {
		expect(await tell(body)).toEqual({ ok: true, isNew: true, leadId: null });
		expect(await tell(body)).toEqual({ ok: true, isNew: false, leadId: null });
	});

	test.each([
		["without a signature", null],
		["with a wrong signature", `t=1795446000,v1=${"0".repeat(64)}`],
	])("%s is refused and leaves nothing", async (_name, signature) => {
		const lead = await someLead();
		const uri = someInvitee();
		expect(await tell({ uri, reference: lead.id }, signature)).toEqual({ ok: false, code: "wrong_signature" });
		expect(await eventsOf(uri)).toEqual([]);
		expect(await bookingOf(lead.id)).toEqual({ status: null, startsAt: null });
	});

	test("that was signed ten minutes ago is refused", async () => {
		const body = schedulerMessage({});
		const signature = schedulerSignature(body, new Date(services.clock().getTime() - 600_000));
		expect(await tell(body, signature)).toEqual({ ok: false, code: "wrong_signature" });
	});

	test("is told to the agency, but not the half of a move that ends the old date", async () => {
		const { id: reference, email } = await someLead();
		const [before, after] = [someInvitee(), someInvitee()];
		await tell({ email, uri: before, reference });
		await tell({ email, event: "invitee.canceled", uri: before, rescheduled: true, newInvitee: after });
		await tell({ email, uri: after, oldInvitee: before });
		const told = rowsOf(
			await services.database.db.execute<{ id: string; invitee: string }>(sql`
				SELECT event.id, event.invitee FROM jobs.job
				JOIN booking_events event ON event.id = (data->>'bookingEventId')::uuid
				WHERE job.name = 'notify-booking' AND event.contact_submission_id = ${reference}`),
		);
		expect(told.map(({ invitee }) => invitee).sort()).toEqual([before, after].sort());
		await jobs["notify-booking"](services, { bookingEventId: told[0]?.id ?? "" }, "job-1");
		expect(services.sentMails.at(-1)).toMatchObject({ replyTo: email, subject: "Talk booked: Marie Joseph" });
		expect(services.sentMails.at(-1)?.text).toContain("marked accordingly");
	});
});

test("without a key, no message is believed", async () => {
	const services = await openTestServices("PGlite");
	try {
		const body = schedulerMessage({});
		const outcome = await receiveBookingEvent(services, body, schedulerSignature(body, services.clock(), ""));
		expect(outcome).toEqual({ ok: false, code: "not_configured" });
	} finally {
		await services.close();
	}
});

function heldSpot(now: Date) {
	return { service: "iul", month: "2026-11", claimed_at: now, held_until: new Date(now.getTime() + 48 * 3_600_000) };
}
