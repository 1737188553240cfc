import { createServer } from "node:http";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { launchRecords } from "#content/launch-records.ts";
import {
	contactSubmissions,
	leadCalls,
	leadDeliveries,
	leadReplies,
	leadTimeline,
	sentVisitorEmails,
	suppressedRecipients,
	users,
} from "#database/schema.ts";
import { emailKey } from "#domain/contacts/match-key.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { leadActor } from "#tests/support/actors.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { recordEmailEvent } from "../../deliveries/record-delivery.server.ts";
import { jobRunner } from "../../jobs.server.ts";
import { receiveLead } from "../../leads/receive-lead.server.ts";
import { submitNoScriptLead } from "../../leads/submit-no-script-lead.server.ts";
import { rowsOf } from "../../platform/database/client.server.ts";
import { recordRevocation } from "../../suppression/record-revocation.server.ts";
import { suppressRecipient } from "../../suppression/refused-addresses.server.ts";
import { judgeLead } from "../work/judge-quarantine.server.ts";
import { logCall } from "../work/log-call.server.ts";
import { sendHeldBack } from "../work/send-held-back.server.ts";
import { withdrawCall } from "../work/withdraw-call.server.ts";
import { renderReply } from "./render-reply.server.ts";
import { resendDelivery } from "./resend-delivery.server.ts";
import { maxRepliesPerLeadAndDay, sendReply } from "./send-reply.server.ts";

const monday = new Date("2026-11-23T15:00:00Z");
const night = new Date("2026-11-23T04:00:00Z");
const friday = new Date("2026-11-27T15:00:00Z");
const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };
const admin = leadActor({ userId: "owner" });
const texan = leadActor({ userId: "agent", role: "agent", licensedStates: ["TX"] });

/** A customer system that responds with the status that a test chose. */
async function openReceiver() {
	const server = createServer((_request, response) => response.writeHead(receiver.status).end());
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as { port: number };
	const receiver = { status: 204, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
	return receiver;
}

describe.each(ruleKinds)("what is sent about a lead, on %s", (kind) => {
	let services: TestServices;
	let receiver: Awaited<ReturnType<typeof openReceiver>>;
	beforeAll(async () => {
		receiver = await openReceiver();
		services = await openTestServices(kind, { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: "shared" });
		await services.database.db.insert(users).values({ id: "owner", name: "Ana Ruiz", email: "ana@example.com" });
		await services.jobs.work(jobRunner(services));
		await services.webhooks.start();
	});
	afterAll(async () => {
		await services.close();
		receiver.close();
	});
	beforeEach(async () => {
		services.setNow(monday);
		services.sentMails.length = 0;
		receiver.status = 204;
		await services.database.db.delete(sentVisitorEmails);
		await services.database.db.delete(suppressedRecipients);
	});

	const author = (locale: Locale = "en"): LeadActor => ({ ...admin, name: "Ana Ruiz", ownName: "Ana Ruiz", locale });
	const mailTo = (address: string) =>
		vi.waitFor(
			() => {
				const mail = services.sentMails.find(({ to }) => to === address);
				if (!mail) throw new Error(`No email to ${address}`);
				return mail;
			},
			{ timeout: 20_000 },
		);

	/** A lead, whose first emails have gone out. */
	async function send(leadKind: LeadKind, changes: Record<string, unknown>): Promise<string> {
		const recaptchaToken = await captchaTokenOf(services);
		const result = await receiveLead(services, leadSubmissions[leadKind]({ recaptchaToken, ...changes }), visitor);
		if (!result.ok) throw new Error(`Refused: ${result.code}`);
		await services.intake.whenStored(result.id, 20_000);
		await attemptsOf(result.id, "notify-staff", 1);
		if (changes.email) await mailTo(String(changes.email));
		services.sentMails.length = 0;
		return result.id;
	}

	/** A reply whose job has not run. @returns its id */
	async function queueReply(leadId: string): Promise<string> {
		const id = crypto.randomUUID();
		const written = {
			authorName: "Ana Ruiz",
			template: null,
			locale: "ht",
			subject: "Kesyon ou a",
			text: "Wi.",
		} as const;
		await services.database.db
			.insert(leadReplies)
			.values({ id, leadId, ...written, state: "queued", createdAt: monday });
		return id;
	}

	async function sendMarked(email: string): Promise<string> {
		const form = new FormData();
		const fields = contactSubmission({ email });
		for (const name of ["first_name", "last_name", "email", "phone", "message"]) form.set(name, String(fields[name]));
		form.set("company_website", "https://spam.example");
		const page = { page: "/en", locale: "en", referrer: null, cookies: null, state: null } as const;
		const result = await submitNoScriptLead(services, "contact", form, { ...visitor, ...page });
		if (!result.ok) throw new Error("Refused");
		await services.intake.whenStored(result.id, 20_000);
		return result.id;
	}

	async function leadOf(id: string) {
		const [lead] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		if (!lead) throw new Error("No lead");
		return lead;
	}

	const attemptsOf = (leadId: string, deliveryKind: string, count: number) =>
		vi.waitFor(
			async () => {
				const rows = await services.database.db
					.select()
					.from(leadDeliveries)
					.where(eq(leadDeliveries.leadId, leadId))
					.orderBy(asc(leadDeliveries.attemptedAt));
				const ofKind = rows.filter((row) => row.kind === deliveryKind);
				expect(ofKind.length).toBeGreaterThanOrEqual(count);
				return ofKind;
			},
			{ timeout: 20_000 },
		);
	const repliesTo = (leadId: string) =>
		services.database.db.select().from(leadReplies).where(eq(leadReplies.leadId, leadId));
	const form = (changes: Record<string, unknown>) => ({
		once: crypto.randomUUID(),
		template: "",
		locale: "ht",
		subject: "Kesyon ou a",
		text: "Bonjou Marie,\n\nWi.",
		...changes,
	});

	test("an email in Kreyòl from a template goes out once, with all it needs, and the lead counts as contacted", async () => {
		const id = await send("quote", { email: "kreyol@example.com", product: "final-expense", state: "FL" });
		const rendered = renderReply("appointment", "ht", await leadOf(id), author());
		const fields = form({ template: "appointment", ...rendered });
		const twice = [sendReply(services, author(), id, fields), sendReply(services, author(), id, fields)];
		expect(await Promise.all(twice)).toEqual([{ ok: true }, { ok: true }]);
		const mail = await mailTo("kreyol@example.com");
		expect([mail.language, mail.subject]).toEqual(["ht", "Chwazi yon lè pou nou pale"]);
		expect(mail.text).toContain("Bonjou Marie,\n\nMwen ta renmen pale avèk ou sou “");
		expect(mail.text).toMatch(/https:\/\/booking\.sunfield\.example\/final-expense-consultation\?\S+/);
		expect(mail.html).toContain('href="https://booking.sunfield.example/final-expense-consultation?');
		expect(mail.text).toContain("Ana Ruiz\nSunfield Financial");
		expect(mail.text).toContain("Ou resevwa imel sa a akòz yon demann ki te fèt sou sit nou an.");
		expect(mail.text).toContain("1500 Sample Street");
		expect(mail.html).toContain("/ht/unsubscribe?t=");
		expect(mail.unsubscribeUrl).toContain("/functions/unsubscribe?t=");

		await vi.waitFor(async () => expect((await leadOf(id)).status).toBe("contacted"), { timeout: 20_000 });
		expect((await leadOf(id)).firstContactAt).toEqual(monday);
		expect(await repliesTo(id)).toMatchObject([{ state: "sent", authorName: "Ana Ruiz", sentAt: monday }]);
		const { db } = services.database;
		const shown = await db.select().from(leadTimeline).where(eq(leadTimeline.leadId, id));
		expect(shown.map((row) => row.kind)).toEqual(expect.arrayContaining(["reply", "delivery", "change"]));
		expect(services.sentMails.filter(({ to }) => to === "kreyol@example.com")).toHaveLength(1);
		const logged = sql`SELECT user_id FROM security_log WHERE action = 'REPLY_SENT' AND details = ${id}`;
		expect(rowsOf(await db.execute(logged))).toEqual([{ user_id: "owner" }]);
	});

	test("whoever asked for no emails gets none, and staff see why", async () => {
		const leadId = await send("contact", { email: "stopped@example.com" });
		const id = await queueReply(leadId);
		await suppressRecipient(services, "stopped@example.com", "complaint");
		const refused = await sendReply(services, author("ht"), leadId, form({ text: "Bonjou ankò." }));
		expect(refused).toMatchObject({ ok: false, code: "suppressed" });
		await jobRunner(services)("send-reply", { leadId, replyId: id }, id);
		expect(await repliesTo(leadId)).toMatchObject([{ state: "held", sentAt: null }]);
		const [held] = await attemptsOf(leadId, "send-reply", 1);
		expect(held).toMatchObject({ outcome: "held", detail: "suppressed" });
		expect(await resendDelivery(services, admin, held?.id)).toEqual({ ok: false, code: "suppressed" });
		expect((await leadOf(leadId)).status).toBe("new");

		await services.database.db.delete(suppressedRecipients);
		expect(await resendDelivery(services, admin, held?.id)).toEqual({ ok: true });
		await mailTo("stopped@example.com");
		await vi.waitFor(async () => expect(await repliesTo(leadId)).toMatchObject([{ state: "sent" }]), {
			timeout: 20_000,
		});
		await suppressRecipient(services, "stopped@example.com", "complaint");
		await jobRunner(services)("send-reply", { leadId, replyId: id }, crypto.randomUUID());
		expect(await repliesTo(leadId), "what is out stays sent").toMatchObject([{ state: "sent" }]);
	});

	test("an email that is sent again counts from its first sending, also when a later call is taken back", async () => {
		const leadId = await send("contact", { email: "twice@example.com" });
		const id = await queueReply(leadId);
		const [first, again] = [20, 10].map((minutes) => new Date(monday.getTime() - minutes * 60_000)) as [Date, Date];
		const run = jobRunner(services);
		services.setNow(first);
		await run("send-reply", { leadId, replyId: id }, id);
		services.setNow(again);
		await run("send-reply", { leadId, replyId: id }, crypto.randomUUID());
		services.setNow(monday);
		const call = crypto.randomUUID();
		await logCall({ services, by: admin, leadId, fields: { outcome: "reached", once: call } });
		expect(await leadOf(leadId)).toMatchObject({ firstContactAt: first, lastContactAt: monday });
		await withdrawCall({ services, by: admin, leadId, fields: { call } });
		expect(await leadOf(leadId)).toMatchObject({ firstContactAt: first, lastContactAt: again });
		expect(await repliesTo(leadId)).toMatchObject([{ sentAt: first }]);
	});

	test("what was queued before a lead was deleted goes to nobody", async () => {
		const leadId = await send("contact", { email: "deleted@example.com" });
		const { db } = services.database;
		const id = crypto.randomUUID();
		await db.insert(leadReplies).values({
			id,
			leadId,
			authorName: "Ana Ruiz",
			template: null,
			subject: "Hello",
			text: "Yes.",
			locale: "en",
			state: "queued",
			createdAt: monday,
		});
		await db.update(contactSubmissions).set({ deletedAt: monday }).where(eq(contactSubmissions.id, leadId));
		await db.delete(sentVisitorEmails);
		const run = jobRunner(services);
		await run("send-reply", { leadId, replyId: id }, id);
		for (const name of ["acknowledge-visitor", "notify-staff"] as const)
			await run(name, { leadId }, crypto.randomUUID());
		expect(services.sentMails).toEqual([]);
		expect(await repliesTo(leadId)).toMatchObject([{ state: "held", sentAt: null }]);
	});

	test("nothing is sent that may not be, or to somebody else's lead", async () => {
		const quote = await send("quote", { email: "quote@example.com", product: "iul", state: "FL", locale: "en" });
		const result = (id: string, changes: object) =>
			sendReply(services, author(), id, form({ locale: "en", text: "Hello Marie, yes.", ...changes }));
		expect(await result(quote, { text: "Hello [[first name]]" })).toMatchObject({ errors: { text: "blank" } });
		expect(await result(quote, { template: "application" })).toMatchObject({ errors: { template: "notAllowed" } });
		expect(await result(quote, { locale: "es", text: "Hola." })).toMatchObject({ errors: { text: "notUnchanged" } });
		const risky = { text: "Your growth is guaranteed." };
		expect(await result(quote, risky)).toMatchObject({
			errors: { confirm: "confirm" },
			words: [{ word: "guaranteed" }],
		});
		expect(await sendReply(services, { ...author(), ...texan }, quote, form({}))).toMatchObject({ code: "gone" });
		expect(await result(crypto.randomUUID(), {})).toMatchObject({ code: "gone" });
		expect(await result(await sendMarked("marked@example.com"), {})).toMatchObject({ code: "quarantined" });
		expect(await result(await send("chat", { locale: "en" }), {})).toMatchObject({ code: "noEmail" });
		expect(await repliesTo(quote)).toEqual([]);

		expect(await result(quote, { ...risky, confirm: "on" })).toEqual({ ok: true });
		for (let sent = 1; sent < maxRepliesPerLeadAndDay; sent++) expect(await result(quote, {})).toEqual({ ok: true });
		expect(await result(quote, {})).toMatchObject({ code: "tooManyOfLead" });
	});

	test("a webhook that failed is recorded with its code, and once staff sent it again, with how that ended", async () => {
		receiver.status = 503;
		const id = await send("quote", { email: "hook@example.com", state: "FL" });
		await services.webhooks.sendDue();
		const [failed] = await attemptsOf(id, "deliver-lead-webhook", 1);
		expect(failed).toMatchObject({ channel: "webhook", outcome: "failed", detail: "HTTP 503" });
		expect(await resendDelivery(services, texan, failed?.id)).toEqual({ ok: false, code: "gone" });
		receiver.status = 204;
		const clicks = [resendDelivery(services, admin, failed?.id), resendDelivery(services, admin, failed?.id)];
		expect(await Promise.all(clicks)).toEqual([{ ok: true }, { ok: true }]);
		await services.webhooks.sendDue();
		const shown = () => attemptsOf(id, "deliver-lead-webhook", 1);
		await expect.poll(shown, { timeout: 20_000 }).toMatchObject([{ id: failed?.id, outcome: "sent", detail: null }]);
	});

	test("an acknowledgment is sent again on the same day, because a person decided it", async () => {
		const id = await send("contact", { email: "again@example.com" });
		const [first] = await attemptsOf(id, "acknowledge-visitor", 1);
		expect(await resendDelivery(services, admin, first?.id)).toEqual({ ok: true });
		await mailTo("again@example.com");
		expect(await attemptsOf(id, "acknowledge-visitor", 2)).toMatchObject([{ outcome: "sent" }, { outcome: "sent" }]);
	});

	test("an email that came back is shown once at each lead with that address", async () => {
		const id = await send("contact", { email: "Bounced@example.com" });
		const known = { emailKey: emailKey("Bounced@example.com") };
		await services.database.db.update(contactSubmissions).set(known).where(eq(contactSubmissions.id, id));
		for (const event of ["m1", "m1", "m2"]) {
			await recordEmailEvent(services, { type: "bounce", recipient: "bounced@example.com" }, event);
		}
		const bounces = await attemptsOf(id, "bounce", 2);
		expect(bounces).toMatchObject([{ outcome: "failed" }, { outcome: "failed" }]);
		expect(await resendDelivery(services, admin, bounces[0]?.id)).toEqual({ ok: false, code: "notResendable" });
	});

	test("a text goes out only with consent, at a lawful hour, and to somebody who did not stop them", async () => {
		const id = await send("contact", { email: "text@example.com", locale: "en" });
		const text = (jobId: string) => jobRunner(services)("send-text", { leadId: id, text: "Hello Marie" }, jobId);
		await text("before a provider keeps the stop words");
		expect(services.sentTexts).toEqual([]);
		launchRecords.stopWords = { by: "Ana Diaz", on: "2026-11-20", evidence: "contract" };
		await text("at noon");
		expect(services.sentTexts).toEqual([{ to: "+13055550123", text: "Hello Marie" }]);
		services.setNow(night);
		await text("at night");
		services.setNow(monday);
		await recordRevocation(services, {
			leadId: id,
			email: "text@example.com",
			phone: "305-555-0123",
			channels: ["texts"],
			method: "reply",
			locale: "en",
			ipAddress: visitor.ip,
			userAgent: visitor.userAgent,
		});
		await text("after a stop");
		expect(services.sentTexts).toHaveLength(1);
		const reasons = (await attemptsOf(id, "send-text", 4)).map(({ outcome, detail }) => detail ?? outcome);
		expect(reasons.sort()).toEqual(["not_allowed", "outside_hours", "sent", "suppressed"]);

		const phone = "(561) 555-0188";
		const other = await send("contact", { email: "other@example.com", locale: "en", phone });
		const textOther = (jobId: string) => jobRunner(services)("send-text", { leadId: other, text: "Hello" }, jobId);
		const { db } = services.database;
		const mark = (spamReasons: string[]) =>
			db.update(contactSubmissions).set({ spamReasons }).where(eq(contactSubmissions.id, other));
		await mark(["honeypot_filled"]);
		await textOther("a lead that looks like spam");
		await mark([]);
		const call = { id: crypto.randomUUID(), leadId: other, staffName: "Ana", phoneKey: "+15615550188", rule: {} };
		await db.insert(leadCalls).values({ ...call, outcome: "wrongNumber", calledAt: monday });
		await textOther("a wrong number");
		await db.delete(leadCalls);
		await recordRevocation(services, {
			leadId: null,
			email: "stranger@example.com",
			phone,
			channels: ["texts"],
			method: "link",
			locale: "en",
			ipAddress: visitor.ip,
			userAgent: visitor.userAgent,
		});
		await textOther("a stop with another address");
		expect(services.sentTexts).toHaveLength(1);
		const held = (await attemptsOf(other, "send-text", 3)).map(({ detail }) => detail);
		expect(held.sort()).toEqual(["no_number", "not_allowed", "suppressed"]);
		delete launchRecords.stopWords;
	});

	test("a released lead gets once what was held back, without times that have passed", async () => {
		const id = await sendMarked("real@example.com");
		services.setNow(friday);
		const releases = [judgeLead(services, admin, "release", id), judgeLead(services, admin, "release", id)];
		await Promise.all(releases);
		const mail = await mailTo("real@example.com");
		expect(mail.text).toContain("A licensed agent will review your request and get back to you.");
		expect(mail.text).not.toMatch(/by (?:Monday|Tuesday)/);
		await attemptsOf(id, "notify-staff", 1);
		const aboutLead = services.sentMails.filter(({ to, leadIds }) => to === mail.to || leadIds?.includes(id));
		expect(aboutLead.map(({ to }) => to).sort()).toEqual(["leads@sunfield.example", "real@example.com"]);

		await attemptsOf(id, "acknowledge-visitor", 1);
		expect((await judgeLead(services, admin, "undoRelease", id)).ok).toBe(true);
		// The queue keeps what is done for a day.
		await services.database.db.execute(sql`DELETE FROM jobs.job WHERE data::text LIKE ${`%${id}%`}`);
		expect((await judgeLead(services, admin, "release", id)).ok).toBe(true);
		const waiting = sql`SELECT name FROM jobs.job WHERE data::text LIKE ${`%${id}%`}`;
		expect(rowsOf(await services.database.db.execute(waiting))).toEqual([]);
	});
	const jobsOf = async (leadId: string) =>
		rowsOf<{ state: string }>(
			await services.database.db.execute(
				sql`SELECT state FROM jobs.job WHERE data->>'leadId' = ${leadId} AND name <> 'deliver-lead-webhook'`,
			),
		).map(({ state }) => state);

	test("a lead that is released again has nothing sent twice, also when the jobs are deleted", async () => {
		const id = await sendMarked("twice@example.com");
		const judge = async (judgment: "release" | "undoRelease") => (await judgeLead(services, admin, judgment, id)).ok;
		await judge("release");
		await mailTo("twice@example.com");
		await attemptsOf(id, "notify-staff", 1);
		await vi.waitFor(async () => expect(await jobsOf(id)).toEqual(["completed", "completed"]), { timeout: 20_000 });
		expect([await judge("undoRelease"), await judge("release")]).toEqual([true, true]);
		await services.database.db.execute(sql`DELETE FROM jobs.job WHERE data->>'leadId' = ${id}`);
		expect([await judge("undoRelease"), await judge("release")]).toEqual([true, true]);
		expect(await jobsOf(id)).toEqual([]);
	});

	test("what ran while a lead was back in the quarantine goes out after the next release", async () => {
		const id = await sendMarked("later@example.com");
		// Simulates a release that was undone at that moment.
		await services.database.db.transaction((transaction) => sendHeldBack(services, transaction, id));
		await vi.waitFor(async () => expect(await jobsOf(id)).toEqual(["completed", "completed"]), { timeout: 20_000 });
		expect(services.sentMails).toEqual([]);
		await judgeLead(services, admin, "release", id);
		await mailTo("later@example.com");
		expect(await attemptsOf(id, "notify-staff", 1)).toMatchObject([{ outcome: "sent" }]);
	});
});
