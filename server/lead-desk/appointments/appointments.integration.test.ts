import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookingEvents, contactSubmissions, leadAppointments, leadChanges, leadDeliveries } from "#database/schema.ts";
import { packFile } from "#domain/evidence/evidence-pack.ts";
import { noLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import { locales } from "#domain/locale/locales.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { schedulerKey, schedulerMessage, schedulerSignature, someInvitee } from "#tests/support/scheduler.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { receiveBookingEvent } from "../../bookings/receive-booking-event.server.ts";
import { insertConsentRecords } from "../../consent/insert-consent-records.server.ts";
import { findEvidenceLead } from "../../evidence/evidence-lead.server.ts";
import { makeEvidence } from "../../evidence/make-evidence.server.ts";
import { leadStore } from "../../leads/store-leads.server.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import { dataCopy } from "../../privacy/data-copy.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { exportLeads } from "../exchange/export-leads.server.ts";
import { describeTimeline } from "../page/lead-timeline.server.ts";
import { readToday } from "../today/read-today.server.ts";
import { webhookBody } from "../webhooks/webhook-payload.server.ts";
import { findLead } from "../work/find-lead.server.ts";
import type { WorkResult } from "../work/lead-action.server.ts";
import { closeAppointment, moveAppointment, setAppointment } from "./appointments.server.ts";
import { makeFeed, readFeed, stopFeed } from "./calendar-feed.server.ts";
import { readCalendar } from "./calendar-page.server.ts";
import { type AppointmentMail, mailAppointment } from "./mail-appointment.server.ts";
import { remindOfAppointments } from "./remind-of-appointments.server.ts";

const start = new Date("2026-11-23T15:00:00Z");
const typed = { date: "2026-11-30", time: "10:30", minutes: "30", way: "phone", place: "" };

describe.each(ruleKinds)("appointments on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let ana: Awaited<ReturnType<typeof work.person>>;

	beforeAll(async () => {
		services = await openTestServices(kind, { CALENDLY_WEBHOOK_SIGNING_KEY: schedulerKey });
		work = leadWork(services);
		ana = await work.person("Ana Reyes", "agent");
	});
	afterAll(() => services.close());
	beforeEach(() => services.setNow(start));

	/** @param published whether the person agreed to a text of ours */
	async function ownLead({ published = false, boxes = {} } = {}): Promise<string> {
		const { id: leadId, ...entry } = intakeEntry({
			lead: { state: "AL", phone: "(205) 555-0133", locale: "en" },
			consent: { text: "You may write to me.", published, boxes },
		});
		await leadStore(services).store([{ id: leadId, ...entry }]);
		await services.database.db
			.update(contactSubmissions)
			.set({ ownerId: ana.userId })
			.where(eq(contactSubmissions.id, leadId));
		return leadId;
	}

	/** A later record, which agrees to no emails. */
	async function agreeToMarketingCalls(leadId: string): Promise<void> {
		const record = {
			id: randomUUID(),
			contactSubmissionId: leadId,
			text: "You may call me with offers.",
			textPublished: true,
			locale: "en",
			page: "/",
			boxes: { marketing: true },
			name: "Marie Joseph",
			email: "marie.joseph@example.com",
			phone: "(205) 555-0133",
			recordedAt: start.toISOString(),
			ipAddress: "203.0.113.7",
			userAgent: "Test browser",
		};
		await services.database.db.transaction((transaction) => insertConsentRecords(transaction, [record]));
	}

	function set(leadId: string, changes: Record<string, string> = {}): Promise<WorkResult> {
		return setAppointment(work.action(ana, leadId, { ...typed, ...changes }));
	}

	async function appointmentsOf(leadId: string) {
		return services.database.db.select().from(leadAppointments).where(eq(leadAppointments.leadId, leadId));
	}

	async function onlyOne(leadId: string) {
		const [appointment] = await appointmentsOf(leadId);
		if (!appointment) throw new Error("There is no appointment");
		return appointment;
	}

	/** Sends the emails that wait for a lead. @returns their calendar files */
	async function mailed(leadId: string): Promise<{ to: string; subject: string; file: string | undefined }[]> {
		const { db } = services.database;
		const jobs = rowsOf(
			await db.execute<{ data: AppointmentMail }>(
				sql`DELETE FROM jobs.job WHERE name = 'mail-appointment' AND data->>'leadId' = ${leadId} RETURNING data`,
			),
		);
		const before = services.sentMails.length;
		for (const { data } of jobs) await mailAppointment(services, data);
		// A job that is repeated sends the person nothing twice.
		for (const { data } of jobs) if (data.to === "person") await mailAppointment(services, data);
		return services.sentMails.slice(before).map(({ to, subject, attachments }) => {
			return { to, subject, file: attachments?.[0]?.content.toString().replaceAll("\r\n ", "") };
		});
	}

	test("one that is set is emailed to both with one event, and books the lead", async () => {
		const leadId = await ownLead();
		const once = crypto.randomUUID();
		expect(await set(leadId, { once })).toMatchObject({ ok: true, done: "appointment-set" });
		expect(await set(leadId, { once })).toMatchObject({ ok: true });
		const { id } = await onlyOne(leadId);
		const lead = await work.read(leadId);
		expect(lead).toMatchObject({ status: "booked", bookingStatus: "booked", firstContactAt: start });
		expect(lead.bookingStartsAt).toEqual(new Date("2026-11-30T15:30:00Z"));
		const mails = await mailed(leadId);
		expect(mails.map(({ to }) => to).sort()).toEqual([lead.email, `${ana.userId}@example.com`].sort());
		for (const { file } of mails) {
			expect(file).toContain("METHOD:REQUEST\r\n");
			expect(file).toContain(`UID:${id}@`);
			expect(file).toContain("SEQUENCE:0\r\n");
			expect(file).toContain("DTSTART:20261130T153000Z\r\n");
		}
		// The person lives an hour behind the agency.
		expect(mails.find(({ to }) => to === lead.email)?.subject).toContain("9:30");
		const deliveries = await services.database.db
			.select()
			.from(leadDeliveries)
			.where(eq(leadDeliveries.leadId, leadId));
		expect(deliveries).toMatchObject([{ kind: "mail-appointment", outcome: "sent" }]);
	});

	test("a move and a cancellation have the same event with a higher number", async () => {
		const leadId = await ownLead();
		await set(leadId);
		const first = await mailed(leadId);
		const { id: appointment } = await onlyOne(leadId);
		const moved = { ...typed, appointment, time: "14:00", way: "office" };
		expect(await moveAppointment(work.action(ana, leadId, moved))).toMatchObject({ done: "appointment-moved" });
		const second = await mailed(leadId);
		expect(second.map(({ file }) => file?.includes("SEQUENCE:1\r\n"))).toEqual([true, true]);
		expect(second[0]?.file).toContain("LOCATION:1500 Sample Street");
		expect(await closeAppointment(work.action(ana, leadId, { appointment, state: "canceled" }))).toMatchObject({
			ok: true,
		});
		const third = await mailed(leadId);
		for (const { file } of third) {
			expect(file).toContain("METHOD:CANCEL\r\n");
			expect(file).toContain("SEQUENCE:2\r\n");
			expect(file).toContain(`UID:${appointment}@`);
		}
		expect([...first, ...second, ...third]).toHaveLength(6);
		expect(await work.read(leadId)).toMatchObject({ status: "new", bookingStatus: "cancelled" });
		expect(await closeAppointment(work.action(ana, leadId, { appointment, state: "done" }))).toMatchObject({
			code: "conflict",
		});
	});

	test("an email that was overtaken by a change is not sent", async () => {
		const leadId = await ownLead();
		await set(leadId);
		const { id: appointment } = await onlyOne(leadId);
		await moveAppointment(work.action(ana, leadId, { ...typed, appointment, time: "14:00" }));
		expect((await mailed(leadId)).map(({ file }) => file?.includes("SEQUENCE:1"))).toEqual([true, true]);
	});

	test("each change can be undone, and both are told", async () => {
		const leadId = await ownLead();
		const made = await set(leadId);
		await mailed(leadId);
		const { id: appointment } = await onlyOne(leadId);
		const moved = await moveAppointment(work.action(ana, leadId, { ...typed, appointment, time: "14:00" }));
		await mailed(leadId);
		if (!moved.ok || !made.ok) throw new Error("Nothing was changed");
		services.setNow(new Date(start.getTime() + 60_000));
		expect(await undoCommand(services, ana, moved.command ?? "")).toEqual({ ok: true });
		services.setNow(start);
		expect(await onlyOne(leadId)).toMatchObject({ startsAt: new Date("2026-11-30T15:30:00Z"), sequence: 2 });
		expect((await mailed(leadId)).map(({ file }) => file?.includes("SEQUENCE:2"))).toEqual([true, true]);
		const lead = await findLead(services.database.db, ana, leadId);
		if (!lead) throw new Error("There is no lead");
		const { lines } = await describeTimeline(services, ana, lead, { locale: "en" });
		expect(lines.flatMap(({ kind, details }) => (kind === "change" ? details : []))).toEqual([
			"This undid an earlier change",
			expect.stringMatching(/^Undone on /),
		]);
		// The move came after it, so there is something newer to keep.
		await undoCommand(services, ana, made.command ?? "");
		expect((await onlyOne(leadId)).state).toBe("planned");
		const other = await ownLead();
		const mistake = await set(other);
		await mailed(other);
		await undoCommand(services, ana, (mistake.ok && mistake.command) || "");
		expect((await onlyOne(other)).state).toBe("withdrawn");
		expect(await work.read(other)).toMatchObject({ status: "new", bookingStatus: null, firstContactAt: null });
		expect((await mailed(other)).map(({ file }) => file?.includes("METHOD:CANCEL"))).toEqual([true, true]);
	});

	test("how it went is said once it has begun, and somebody who didn't come waits again", async () => {
		const leadId = await ownLead();
		await set(leadId);
		await mailed(leadId);
		const { id: appointment } = await onlyOne(leadId);
		const missed = work.action(ana, leadId, { appointment, state: "noShow" });
		expect(await closeAppointment(missed)).toMatchObject({ code: "notStarted" });
		services.setNow(new Date("2026-11-30T15:31:00Z"));
		const result = await closeAppointment(missed);
		expect(result).toMatchObject({ ok: true });
		expect(await work.read(leadId)).toMatchObject({ status: "new" });
		expect(await mailed(leadId)).toEqual([]);
		await undoCommand(services, ana, (result.ok && result.command) || "");
		expect(await work.read(leadId)).toMatchObject({ status: "booked" });
	});

	test("somebody who may not open the lead changes nothing", async () => {
		const leadId = await ownLead();
		const luis = await work.person("Luis Peña", "agent");
		expect(await setAppointment(work.action(luis, leadId, typed))).toEqual({ ok: false, code: "gone" });
		await set(leadId);
		const { id: appointment } = await onlyOne(leadId);
		const elsewhere = work.action(luis, await work.lead({ state: "FL" }), { appointment, state: "canceled" });
		expect(await closeAppointment(elsewhere)).toEqual({ ok: false, code: "gone" });
		expect((await onlyOne(leadId)).state).toBe("planned");
	});

	test("what the scheduler books is the same object, and moves only there", async () => {
		const leadId = await ownLead();
		const uri = someInvitee();
		const report = (message: Parameters<typeof schedulerMessage>[0]) => {
			const body = schedulerMessage(message);
			return receiveBookingEvent(services, body, schedulerSignature(body, services.clock()));
		};
		await report({ uri, reference: leadId, starts: "2026-11-25T16:00:00Z" });
		const { id: appointment, ...booked } = await onlyOne(leadId);
		expect(booked).toMatchObject({ state: "planned", invitee: uri, startsAt: new Date("2026-11-25T16:00:00Z") });
		expect(await mailed(leadId)).toEqual([]);
		const canceled = work.action(ana, leadId, { appointment, state: "canceled" });
		expect(await closeAppointment(canceled)).toMatchObject({ code: "schedulersOwn" });
		services.setNow(new Date("2026-11-25T16:10:00Z"));
		expect(await closeAppointment(work.action(ana, leadId, { appointment, state: "noShow" }))).toMatchObject({
			ok: true,
		});
		expect(await work.read(leadId)).toMatchObject({ status: "new", bookingStatus: "cancelled" });
		const other = await ownLead();
		const next = someInvitee();
		await report({ uri: next, reference: other });
		await report({ event: "invitee.canceled", uri: next });
		expect((await onlyOne(other)).state).toBe("canceled");
	});

	test("whoever moves or cancels an appointment that a colleague has moved meanwhile is told so", async () => {
		const leadId = await ownLead();
		await set(leadId);
		const { id: appointment } = await onlyOne(leadId);
		const move = (time: string) =>
			moveAppointment(work.action(ana, leadId, { ...typed, appointment, time, sequence: "0" }));
		expect(await move("14:00")).toMatchObject({ ok: true });
		expect(await move("15:00")).toEqual({ ok: false, code: "conflict" });
		const canceled = { appointment, state: "canceled", sequence: "0" };
		expect(await closeAppointment(work.action(ana, leadId, canceled))).toEqual({ ok: false, code: "conflict" });
		expect((await onlyOne(leadId)).sequence).toBe(1);
	});

	test("a move stays once its former time is over, because nobody would come then", async () => {
		const leadId = await ownLead();
		await set(leadId);
		const { id: appointment, startsAt } = await onlyOne(leadId);
		const moved = await moveAppointment(work.action(ana, leadId, { ...typed, appointment, time: "14:00" }));
		services.setNow(new Date(startsAt.getTime() + 60_000));
		expect(await undoCommand(services, ana, (moved.ok && moved.command) || "")).toEqual({ ok: false, code: "gone" });
		expect((await onlyOne(leadId)).startsAt.getTime()).toBeGreaterThan(startsAt.getTime());
	});

	test("it is on Today, on the week and in the feed, for its agent alone", async () => {
		const leadId = await ownLead();
		await set(leadId, { date: "2026-11-23", time: "16:00", way: "video", place: "https://meet.example/a" });
		const luis = await work.person("Luis Peña", "agent");
		const today = await readToday(services, ana, "mine");
		expect(today.booked.map(({ id }) => id)).toContain(leadId);
		const week = await readCalendar(services, ana, new URLSearchParams("week=2026-11-23"));
		const rows = week.days[0]?.rows.filter((row) => row.leadId === leadId);
		expect(rows).toMatchObject([{ place: "https://meet.example/a", theirTime: expect.stringContaining("3:00") }]);
		expect((await readCalendar(services, luis, new URLSearchParams())).count).toBe(0);
		const { address } = await makeFeed(services, ana);
		const fileOf = (url: string) => readFeed(services, url.split("/").at(-1) ?? "");
		const lead = await work.read(leadId);
		const feed = (await fileOf(address))?.replaceAll("\r\n ", "");
		expect(feed).toContain(`UID:${(await onlyOne(leadId)).id}@`);
		for (const secret of [lead.lastName, lead.email, lead.phone]) expect(feed).not.toContain(secret);
		const ofLead = eq(contactSubmissions.id, leadId);
		await services.database.db.update(contactSubmissions).set({ ownerId: null }).where(ofLead);
		const uid = `UID:${(await onlyOne(leadId)).id}@`;
		expect(await fileOf(address), "a lead that nobody owns, from a state without a license").not.toContain(uid);
		const second = await makeFeed(services, ana);
		expect(await fileOf(address)).toBeNull();
		expect(await fileOf(second.address)).not.toBeNull();
		await stopFeed(services, ana);
		expect(await fileOf(second.address)).toBeNull();
	});

	test("a person who agreed is reminded once of each time", async () => {
		const leadId = await ownLead({ published: true });
		const silent = await ownLead();
		const declined = await ownLead({ published: true, boxes: { request: false } });
		await agreeToMarketingCalls(declined);
		await set(leadId);
		await set(silent);
		await set(declined);
		await mailed(leadId);
		const remind = async () => {
			await remindOfAppointments(services);
			return (await mailed(leadId)).map(({ subject, file }) => ({
				isReminder: subject.startsWith("A reminder"),
				file,
			}));
		};
		expect(await remind()).toEqual([]);
		services.setNow(new Date("2026-11-29T16:00:00Z"));
		expect(await remind()).toEqual([{ isReminder: true, file: undefined }]);
		expect(await remind()).toEqual([]);
		expect((await onlyOne(silent)).remindedAt).toBeNull();
		expect((await onlyOne(declined)).remindedAt).toBeNull();
		const soon = await ownLead({ published: true });
		await set(soon, { date: "2026-11-30", time: "09:00" });
		await remindOfAppointments(services);
		expect((await onlyOne(soon)).remindedAt).toBeNull();
	});

	test("export, webhook, evidence and the person's copy have it, also as it was before", async () => {
		const { db } = services.database;
		const olga = await work.person("Olga Admin", "admin");
		const leadId = await ownLead();
		await set(leadId, { way: "video", place: "https://meet.example/earlier" });
		const { id: appointment } = await onlyOne(leadId);
		const moved = { ...typed, appointment, way: "video", place: "https://meet.example/a" };
		expect(await moveAppointment(work.action(ana, leadId, moved))).toMatchObject({ ok: true });
		const startsAt = "2026-11-30T15:30:00.000Z";
		const { pieces } = await exportLeads(services, olga, { format: "json", filter: noLeadFilter });
		const { leads } = JSON.parse((await Array.fromAsync(pieces)).join(""));
		const exported = leads.find(({ id }: { id: string }) => id === leadId);
		expect(exported.appointment).toMatchObject({ status: "booked", startsAt });
		const event = { type: "lead.updated", leadId, sequence: 2, happenedAt: start } as const;
		const sent = JSON.parse((await webhookBody(services, { payload: "full" }, event)) ?? "");
		expect(sent.data.lead).toMatchObject({ booking_status: "booked", booking_starts_at: startsAt });
		const lead = await findEvidenceLead(db, olga, leadId);
		if (!lead) throw new Error("There is no lead");
		const pack = packFile(await makeEvidence(services, olga, lead));
		for (const place of ["https://meet.example/a", "https://meet.example/earlier"]) expect(pack).toContain(place);
		const email = (await work.read(leadId)).email ?? "";
		const request = { locale: "en", email, phone: null, phoneConfirmed: false } as never;
		const { data } = await dataCopy(db, request, start);
		expect(data.appointments).toContainEqual(expect.objectContaining({ leadId, place: "https://meet.example/a" }));
		const former = expect.objectContaining({ place: "https://meet.example/earlier" });
		expect(data.changes).toContainEqual(expect.objectContaining({ kind: "appointment", before: former }));
		expect(JSON.stringify(data)).not.toContain("Ana Reyes");
	});

	test.each(locales)("the timeline has it in words (%s), and an erasure takes all of it", async (locale) => {
		const leadId = await ownLead();
		await set(leadId);
		const lead = await findLead(services.database.db, ana, leadId);
		if (!lead) throw new Error("There is no lead");
		const timeline = await describeTimeline(services, ana, lead, { locale });
		const entry = timeline.lines.find(({ kind, title }) => kind === "change" && title.includes("30"));
		expect(entry?.title).toContain("Ana Reyes");
		await services.database.db.transaction((transaction) => eraseLeads(transaction, [lead], start));
		expect(await appointmentsOf(leadId)).toEqual([]);
		const ofLead = and(eq(leadChanges.leadId, leadId), eq(leadChanges.kind, "appointment"));
		expect(await services.database.db.$count(leadChanges, ofLead)).toBe(0);
		expect(await services.database.db.$count(bookingEvents, eq(bookingEvents.contact_submission_id, leadId))).toBe(0);
		expect(await mailed(leadId)).toEqual([]);
	});
});
