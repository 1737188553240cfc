import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingEvents, contactSubmissions } from "#database/schema.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import {
	type SchedulerMessage,
	schedulerKey,
	schedulerMessage,
	schedulerSignature,
	someInvitee,
} from "#tests/support/scheduler.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { jobs } from "../jobs.server.ts";
import { noteContact } from "../lead-desk/work/lead-contacts.server.ts";
import { receiveLead } from "../leads/receive-lead.server.ts";
import { holdSpot } from "../offers/hold-spot.server.ts";
import { readClaim } from "../offers/read-claim.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { receiveBookingEvent } from "./receive-booking-event.server.ts";

const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };
const starts = new Date("2026-11-25T16:00:00Z");

describe.each(ruleKinds)("a message of the scheduler on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind, { CALENDLY_WEBHOOK_SIGNING_KEY: schedulerKey });
	});
	afterAll(() => services.close());

	/** A new lead with its own address. */
	async function someLead(changes: Record<string, unknown> = {}) {
		const recaptchaToken = await captchaTokenOf(services);
		const body = contactSubmission({ recaptchaToken, email: `${randomUUID()}@example.com`, ...changes });
		const result = await receiveLead(services, body, visitor);
		if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
		return { id: result.id, submissionId: body.submission_id as string, email: body.email as string };
	}
	const report = (message: SchedulerMessage | string, signature?: string | null) => {
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

	test("marks the lead that opened the scheduler as booked, then as canceled", async () => {
		const lead = await someLead();
		const uri = someInvitee();
		expect(await report({ uri, reference: lead.id })).toEqual({ ok: true, isNew: true, leadId: lead.id });
		expect(await bookingOf(lead.id)).toEqual({ status: "booked", startsAt: starts });
		await report({ event: "invitee.canceled", uri, reference: lead.id, at: "2026-11-24T10:00:00Z" });
		expect(await bookingOf(lead.id)).toEqual({ status: "cancelled", startsAt: starts });
	});

	test("moves the lead to booked, and back when it is canceled, but touches no status that a person chose", async () => {
		const lead = await someLead();
		const status = async () => {
			const ofLead = eq(contactSubmissions.id, lead.id);
			const [row] = await services.database.db.select().from(contactSubmissions).where(ofLead);
			return row?.status;
		};
		await report({ email: lead.email });
		expect(await status(), "anybody can type an address").toBe("new");
		const uri = someInvitee();
		await report({ uri, reference: lead.id });
		expect(await status()).toBe("booked");
		await report({ event: "invitee.canceled", uri, reference: lead.id, at: "2026-11-24T10:00:00Z" });
		expect(await status()).toBe("new");
		await services.database.db
			.update(contactSubmissions)
			.set({ status: "lost" })
			.where(eq(contactSubmissions.id, lead.id));
		await report({ uri: someInvitee(), reference: lead.id, at: "2026-11-24T11:00:00Z" });
		expect(await status()).toBe("lost");
	});

	test("counts as the first contact, which later messages do not change", async () => {
		const lead = await someLead();
		const firstContact = async () => {
			const [row] = await services.database.db
				.select({ at: contactSubmissions.firstContactAt })
				.from(contactSubmissions)
				.where(eq(contactSubmissions.id, lead.id));
			return row?.at?.toISOString();
		};
		await report({ email: lead.email });
		expect(await firstContact(), "anybody can type an address").toBeUndefined();
		const uri = someInvitee();
		await report({ uri, reference: lead.id, at: "2026-11-23T15:30:00Z" });
		await report({ uri: someInvitee(), oldInvitee: uri, at: "2026-11-24T10:00:00Z" });
		await report({ event: "invitee.canceled", uri, reference: lead.id, at: "2026-11-24T11:00:00Z" });
		expect(await firstContact()).toBe("2026-11-23T15:30:00.000Z");
	});

	test("that comes late is the first contact if nobody was in contact before", async () => {
		const lead = await someLead();
		const { db } = services.database;
		const call = new Date("2026-11-23T16:00:00Z");
		await db.transaction((transaction) => noteContact(transaction, lead.id, call));
		await report({ uri: someInvitee(), reference: lead.id, at: "2026-11-23T15:30:00Z" });
		const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, lead.id));
		expect(row).toMatchObject({ firstContactAt: new Date("2026-11-23T15:30:00Z"), lastContactAt: call });
	});

	test("finds a lead by its submission, by an earlier booking, and by its email address in any case", async () => {
		const lead = await someLead();
		const first = someInvitee();
		await report({ uri: first, reference: lead.submissionId });
		const second = someInvitee();
		await report({ uri: second, oldInvitee: first, email: "other@example.com" });
		await report({ email: lead.email.toUpperCase() });
		const stored = await services.database.db
			.select({ by: bookingEvents.matched_by })
			.from(bookingEvents)
			.where(eq(bookingEvents.contact_submission_id, lead.id));
		expect(stored.map(({ by }) => by).sort()).toEqual(["earlier_booking", "email", "reference"]);
	});

	test("about an appointment of a deleted lead goes to the person's other lead, or to nobody", async () => {
		const [deleted, other] = [await someLead(), await someLead()];
		const first = someInvitee();
		await report({ uri: first, reference: deleted.id });
		const ofLead = eq(contactSubmissions.id, deleted.id);
		await services.database.db.update(contactSubmissions).set({ deletedAt: services.clock() }).where(ofLead);
		const moved = { uri: someInvitee(), oldInvitee: first };
		expect(await report({ ...moved, email: "stranger@example.com" })).toMatchObject({ leadId: null });
		const again = { uri: someInvitee(), oldInvitee: first };
		expect(await report({ ...again, email: other.email })).toMatchObject({ leadId: other.id });
	});

	test("belongs to the newest lead of an address that wrote more than once", async () => {
		const older = await someLead();
		services.setNow(new Date(services.clock().getTime() + 60_000));
		const newer = await someLead({ email: older.email });
		expect(await report({ email: older.email })).toEqual({ ok: true, isNew: true, leadId: newer.id });
	});

	test("is stored once, however often it comes", async () => {
		const lead = await someLead();
		const uri = someInvitee();
		const body = schedulerMessage({ uri, reference: lead.id });
		const results = await Promise.all(Array.from({ length: 5 }, () => report(body)));
		expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1);
		expect(await eventsOf(uri)).toHaveLength(1);
	});

	test("does not undo a cancellation if the booking's message comes last", async () => {
		const lead = await someLead();
		const uri = someInvitee();
		await report({ event: "invitee.canceled", uri, reference: lead.id, at: "2026-11-23T16:00:00Z" });
		await report({ uri, reference: lead.id, at: "2026-11-23T15:00:00Z" });
		expect(await bookingOf(lead.id)).toMatchObject({ status: "cancelled" });
	});

	test("about a rescheduled appointment leaves the lead booked at the new time, in either order", async () => {
		for (const order of [0, 1]) {
			const lead = await someLead();
			const [before, after] = [someInvitee(), someInvitee()];
			await report({ uri: before, reference: lead.id });
			const halves: SchedulerMessage[] = [
				{ event: "invitee.canceled", uri: before, rescheduled: true, newInvitee: after, at: "2026-11-24T10:00:00Z" },
				{ uri: after, oldInvitee: before, starts: "2026-12-01T16:00:00Z", at: "2026-11-24T10:00:00Z" },
			];
			for (const half of order === 0 ? halves : halves.toReversed()) {
				await report(half);
				expect(await bookingOf(lead.id)).toMatchObject({ status: "booked" });
			}
			expect(await bookingOf(lead.id)).toEqual({ status: "booked", startsAt: new Date("2026-12-01T16:00:00Z") });
		}
	});

	test("is consistent with another that comes at the same moment about the same lead", async () => {
		const lead = await someLead();
		const invitees = Array.from({ length: 4 }, someInvitee);
		await Promise.all(
			invitees.flatMap((uri) => [
				report({ uri, reference: lead.id }),
				report({ event: "invitee.canceled", uri, reference: lead.id, at: "2026-11-24T10:00:00Z" }),
			]),
		);
		expect(await bookingOf(lead.id)).toMatchObject({ status: "cancelled" });
	});

	/** A lead that asked for a spot, and the result. */
	async function offerLead() {
		const { id, email } = await someLead();
		await services.database.db
			.update(contactSubmissions)
			.set({ kind: "offer", product: "iul" })
			.where(eq(contactSubmissions.id, id));
		return { id, email, state: async () => (await readClaim(services, { leadId: id }))?.state };
	}

	test("settles the spot of an offer that the lead asked for", async () => {
		const lead = await offerLead();
		const uri = someInvitee();
		await report({ uri, reference: lead.id });
		expect(await lead.state()).toBe("booked");
		await report({ event: "invitee.canceled", uri, at: "2026-11-24T10:00:00Z" });
		expect(await lead.state()).toBe("over");
	});

	test("settles nobody's spot if only the email address matches, for anyone can type it", async () => {
		const lead = await offerLead();
		await holdSpot(services, lead.id);
		const [uri, moved] = [someInvitee(), someInvitee()];
		await report({ uri, email: lead.email });
		await report({ uri: moved, oldInvitee: uri, email: lead.email });
		for (const canceled of [uri, moved]) {
			await report({ event: "invitee.canceled", uri: canceled, email: lead.email, at: "2026-11-24T10:00:00Z" });
		}
		expect(await bookingOf(lead.id)).toMatchObject({ status: "cancelled" });
		expect(await lead.state()).toBe("held");
	});

	test("without a matching lead is stored and emailed to the agency", async () => {
		const uri = someInvitee();
		expect(await report({ uri, email: "stranger@example.com" })).toEqual({ ok: true, isNew: true, leadId: null });
		const [event] = await eventsOf(uri);
		expect(event).toMatchObject({ contact_submission_id: null, email: "stranger@example.com", starts_at: starts });
		await jobs["notify-booking"](services, { bookingEventId: event?.id ?? "" }, "job-1");
		const mail = services.sentMails.at(-1);
		expect(mail).toMatchObject({ to: "leads@sunfield.example", subject: "Appointment booked: Marie Joseph" });
		expect(mail?.replyTo).toBe("stranger@example.com");
		expect(mail?.text).toContain("November 25, 2026, 11:00 AM");
		expect(mail?.text).toContain("add this person by hand");
	});

	test.each([
		["that is no JSON", "{ half"],
		["of another kind", '{"event":"routing_form_submission.created","payload":{}}'],
		["with what no database can hold", '{"event":"x\\u0000y","payload":"\\ud800"}'],
	])("%s is stored unchanged", async (_name, body) => {
		expect(await report(body)).toEqual({ ok: true, isNew: true, leadId: null });
		expect(await report(body)).toEqual({ ok: true, isNew: false, leadId: null });
	});

	test.each([
		["without a signature", null],
		["with a wrong signature", `t=1795446000,v1=${"0".repeat(64)}`],
	])("%s is refused and leaves nothing", async (_name, signature) => {
		const lead = await someLead();
		const uri = someInvitee();
		expect(await report({ uri, reference: lead.id }, signature)).toEqual({ ok: false, code: "wrong_signature" });
		expect(await eventsOf(uri)).toEqual([]);
		expect(await bookingOf(lead.id)).toEqual({ status: null, startsAt: null });
	});

	test("is refused if it was signed ten minutes ago", async () => {
		const body = schedulerMessage({});
		const signature = schedulerSignature(body, new Date(services.clock().getTime() - 600_000));
		expect(await report(body, signature)).toEqual({ ok: false, code: "wrong_signature" });
	});

	test("is emailed to the agency, unless it is the cancellation of a rescheduled date", async () => {
		const { id: reference, email } = await someLead();
		const [before, after] = [someInvitee(), someInvitee()];
		await report({ email, uri: before, reference });
		await report({ email, event: "invitee.canceled", uri: before, rescheduled: true, newInvitee: after });
		await report({ email, uri: after, oldInvitee: before });
		const noticed = rowsOf(
			await services.database.db.execute<{ id: string; invitee: string }>(sql`
				SELECT event.id, event.invitee FROM jobs.job
				JOIN booking_events event ON event.id = (data->>'bookingEventId')::uuid
				WHERE job.name = 'notify-booking' AND event.contact_submission_id = ${reference}`),
		);
		expect(noticed.map(({ invitee }) => invitee).sort()).toEqual([before, after].sort());
		await jobs["notify-booking"](services, { bookingEventId: noticed[0]?.id ?? "" }, "job-1");
		expect(services.sentMails.at(-1)).toMatchObject({ replyTo: email, subject: "Appointment booked: Marie Joseph" });
		expect(services.sentMails.at(-1)?.text).toContain("updated in the dashboard");
	});
});

test("without a key, all messages are refused", async () => {
	const services = await openTestServices("PGlite");
	try {
		const body = schedulerMessage({});
		const result = await receiveBookingEvent(services, body, schedulerSignature(body, services.clock(), ""));
		expect(result).toEqual({ ok: false, code: "not_configured" });
	} finally {
		await services.close();
	}
});
