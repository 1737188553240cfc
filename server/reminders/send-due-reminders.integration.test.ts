import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bookingEvents, contactSubmissions, dataRequests, sentVisitorEmails } from "#database/schema.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { DataRequestKind, DataRequestState } from "#domain/privacy/data-request.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { publishedConsentText } from "../leads/lead-copy.server.ts";
import { receiveLead } from "../leads/receive-lead.server.ts";
import { eraseLeads } from "../privacy/erase-leads.server.ts";
import { recordRevocation } from "../suppression/record-revocation.server.ts";
import { suppressRecipient } from "../suppression/refused-addresses.server.ts";
import { findRemindable } from "./remindable-leads.server.ts";
import { sendDueReminders } from "./send-due-reminders.server.ts";

/** A Monday, 10 a.m. */
const asked = new Date("2026-11-23T15:00:00Z");
const daysLater = (days: number) => new Date(asked.getTime() + days * 86_400_000);
const answers = { state: "FL", currentAge: "38", coverageAmount: "500000", termYears: "20", tobacco: "no" };

describe.each(ruleKinds)("reminders on %s", (kind) => {
	let services: TestServices;
	let email = "";
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		services.setNow(asked);
		services.sentMails.length = 0;
		await services.database.db.delete(dataRequests);
		email = `${randomUUID()}@example.com`;
		await services.database.db.delete(sentVisitorEmails);
		await services.database.db.delete(bookingEvents);
		// The leads of other tests have had theirs.
		await services.database.db.update(contactSubmissions).set({ lastReminder: 2 });
	});

	async function ask(changes: Record<string, unknown> = {}, leadKind: LeadKind = "quote"): Promise<string> {
		const recaptchaToken = await captchaTokenOf(services);
		const consent = { text: publishedConsentText("en", leadKind), boxes: { marketing: false } };
		const own = { phone: phoneOf(email), state: "FL", answers, locale: "en", email, consent, recaptchaToken };
		const lead = leadSubmissions[leadKind]({ ...own, ...changes });
		const result = await receiveLead(services, lead, { ip: "203.0.113.9", userAgent: "Test browser" });
		if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
		await services.intake.whenStored(result.id, 20_000);
		return result.id;
	}

	/** Runs the job at each of these days after the request, twice, as a retry would. */
	async function subjectsAfter(...days: number[]): Promise<string[]> {
		for (const day of days) {
			services.setNow(daysLater(day));
			await sendDueReminders(services);
			await sendDueReminders(services);
		}
		return services.sentMails.map(({ subject }) => subject);
	}

	const change = (id: string, values: Partial<typeof contactSubmissions.$inferInsert>) =>
		services.database.db.update(contactSubmissions).set(values).where(eq(contactSubmissions.id, id));

	test("come after two days and after a week, each once, with the estimate and the link that resumes", async () => {
		const id = await ask();
		expect(await subjectsAfter(0, 1, 1.9, 2, 2.1, 3, 4, 7, 7.1, 8, 9, 11, 14, 30)).toEqual([
			"Your estimate is saved: Term Life",
			"Your estimate is saved: Term Life",
		]);
		const [first, second] = services.sentMails;
		expect(first?.text).toContain("On November 23, 2026, you asked us about “Term Life.”");
		expect(first?.text).toMatch(/Estimated monthly premium\s+\$100\b/);
		expect(first?.html).toContain("/en/funnels/term-life-quote#resume&amp;state=FL&amp;currentAge=38");
		expect(first?.html).toContain(`utm_content=${id}`);
		expect(first?.unsubscribeUrl).toContain("/functions/unsubscribe?t=");
		expect(second?.text).toContain("This is our last reminder");
	});

	test("wait until the office is open", async () => {
		await ask();
		// Thursday is Thanksgiving; Saturday and Sunday are closed.
		expect(await subjectsAfter(2.4, 3, 5, 5.9)).toEqual([]);
		services.setNow(new Date("2026-11-30T13:30:00Z"));
		expect(await subjectsAfter()).toEqual([]);
	});

	test("come for a report, too, in the language of its sender", async () => {
		const consent = { text: publishedConsentText("ht", "report"), boxes: { request: true, marketing: false } };
		await ask({ locale: "ht", consent, answers: undefined }, "report");
		expect(await subjectsAfter(2)).toEqual(["Estimasyon ou sere: Asirans vi pou yon tèm"]);
	});

	test("come once although the mail server failed and the job is tried again", async () => {
		await ask();
		services.setNow(daysLater(2));
		const { send } = services.mailer;
		services.mailer.send = async () => {
			throw new Error("The mail server is away");
		};
		await expect(sendDueReminders(services)).rejects.toThrow("away");
		services.mailer.send = send;
		expect(await subjectsAfter(2.01, 2.02)).toHaveLength(1);
	});

	test("come once although the process died while it sent one", async () => {
		const id = await ask();
		await change(id, { reminderClaimedAt: daysLater(2) });
		expect(await subjectsAfter(2, 2.002)).toEqual([]);
		expect(await subjectsAfter(2.05, 2.1)).toHaveLength(1);
	});

	test("come once although two processes look at the same time", async () => {
		await ask();
		services.setNow(daysLater(2));
		await Promise.all([1, 2, 3].map(() => sendDueReminders(services)));
		expect(services.sentMails).toHaveLength(1);
	});

	test("come once although another process looks long after the first email of a run", async () => {
		for (const _ of [1, 2]) {
			await ask();
			email = `${randomUUID()}@example.com`;
		}
		services.setNow(daysLater(2));
		const { send } = services.mailer;
		let others: Promise<void> | undefined;
		services.mailer.send = async (...mail) => {
			// Each email takes 40 minutes. While the second goes out, another process looks.
			services.setNow(new Date(services.clock().getTime() + 40 * 60_000));
			if (services.sentMails.length === 1) {
				services.mailer.send = send;
				others = sendDueReminders(services);
				await others;
			}
			return send(...mail);
		};
		await sendDueReminders(services);
		services.mailer.send = send;
		expect(others, "another process looked").toBeDefined();
		expect(new Set(services.sentMails.map(({ to }) => to)).size).toBe(2);
		expect(services.sentMails).toHaveLength(2);
	});

	test("end when the office closes during a run", async () => {
		for (const _ of [1, 2]) {
			await ask();
			email = `${randomUUID()}@example.com`;
		}
		services.setNow(daysLater(2));
		const { send } = services.mailer;
		services.mailer.send = async (...mail) => {
			services.setNow(daysLater(2.4));
			return send(...mail);
		};
		await sendDueReminders(services);
		services.mailer.send = send;
		expect(services.sentMails).toHaveLength(1);
	});

	test("those who only wait take no place from those to whom one is due", async () => {
		const waiting = await ask();
		await change(waiting, { createdAt: daysLater(-1), lastReminder: 1, lastReminderAt: daysLater(1) });
		email = `${randomUUID()}@example.com`;
		const due = await ask();
		const found = await findRemindable(services.database.db, daysLater(2), 1);
		expect(found.map(({ id }) => id)).toEqual([due]);
	});

	test("leave a share of the emails of an hour to answers", async () => {
		await ask();
		services.setNow(daysLater(2));
		const sent = (one: number) => ({ id: `other-${one}`, mailboxHash: `${one}`, kind: "report" as const });
		const others = Array.from({ length: 150 }, (_, one) => ({ ...sent(one), sentAt: daysLater(1.99) }));
		await services.database.db.insert(sentVisitorEmails).values(others);
		services.sentMails.length = 0;
		expect(await subjectsAfter(2)).toEqual([]);
		expect(await subjectsAfter(2.1)).toHaveLength(1);
	});

	test.each([
		["deletion", "unconfirmed"],
		["deletion", "open"],
		["no_sale", "open"],
	] as const)("never come while a request about data waits: %s, %s", async (kind, state) => {
		await ask();
		await askAbout(kind, state, email.toUpperCase());
		expect(await subjectsAfter(2, 3, 7, 8)).toEqual([]);
	});

	test("come although somebody else asked about their data, and after an answer", async () => {
		await ask();
		await askAbout("deletion", "open", "somebody@example.com");
		await askAbout("access", "done", email);
		expect(await subjectsAfter(2)).toHaveLength(1);
	});

	test("know a mailbox of Gmail in every spelling", async () => {
		const user = email.slice(0, 8);
		await ask({ email: `${user}@gmail.com` });
		await askAbout("deletion", "open", `${user.slice(0, 3)}.${user.slice(3)}+Quote@GoogleMail.com`);
		expect(await subjectsAfter(2, 7)).toEqual([]);
		await services.database.db.delete(dataRequests);
		expect(await subjectsAfter(8)).toHaveLength(1);
	});

	test("keep the dots of other mailboxes", async () => {
		const user = email.slice(0, 8);
		await ask({ email: `${user}@example.com` });
		await askAbout("deletion", "open", `${user.slice(0, 3)}.${user.slice(3)}@example.com`);
		expect(await subjectsAfter(2)).toHaveLength(1);
	});

	const askAbout = (kind: DataRequestKind, state: DataRequestState, from: string) =>
		services.database.db.insert(dataRequests).values({
			kind,
			state,
			locale: "en",
			name: "Marie",
			email: from,
			details: "",
			receivedAt: daysLater(1),
			dueAt: daysLater(46),
		});

	test.each([
		["an appointment", (id: string) => change(id, { bookingStatus: "booked" })],
		["a canceled appointment", (id: string) => change(id, { bookingStatus: "cancelled" })],
		[
			"an appointment of the same address",
			() =>
				services.database.db.insert(bookingEvents).values({
					event_key: randomUUID(),
					kind: "invitee.created",
					email: email.toUpperCase(),
					payload: {},
					occurred_at: daysLater(1),
				}),
		],
		[
			"an unsubscribe",
			(leadId: string) =>
				recordRevocation(services, {
					leadId,
					email,
					phone: null,
					channels: ["email"],
					method: "link",
					locale: "en",
					ipAddress: "203.0.113.9",
					userAgent: "Test browser",
				} as Parameters<typeof recordRevocation>[1]),
		],
		["a complaint", () => suppressRecipient(services, email, "complaint")],
		["a newer request of the same address", () => askAgain({ phone: "305-555-0188" })],
		["a newer request of the same number", () => askAgain({ email: "other@example.com" })],
		[
			"a deletion",
			(id: string) =>
				services.database.db.transaction((transaction) =>
					eraseLeads(transaction, [{ id, sessionId: null }], daysLater(1)),
				),
		],
		["signs of spam", (id: string) => change(id, { spamReasons: ["honeypot_filled"] })],
		["staff took it up", (id: string) => change(id, { status: "contacted" })],
	])("never come after %s", async (_name, happen) => {
		const id = await ask();
		services.setNow(daysLater(1));
		await happen(id);
		expect(await subjectsAfter(2, 3, 7, 8)).toEqual([]);
	});

	/** Itself too young to be reminded of on the days that are looked at. */
	async function askAgain(changes: Record<string, unknown>) {
		const id = await ask({ phone: phoneOf(email), ...changes });
		await change(id, { lastReminder: 2 });
	}

	test("never come where nothing may be sold, and never without an answer that was agreed to", async () => {
		await ask({ state: "NY", answers: { ...answers, state: "NY" } });
		const unknown = {
			text: "The agency may call, text or write to me about this request.",
			boxes: { marketing: true },
		};
		await ask({ consent: unknown, email: `${randomUUID()}@example.com`, phone: "305-555-0177" });
		await ask(
			{ email: `${randomUUID()}@example.com`, phone: "305-555-0178", answers: undefined, message: undefined },
			"contact",
		).catch(() => "");
		expect(await subjectsAfter(2, 3, 7, 8)).toEqual([]);
	});
});

/** A number of its own for each address. */
function phoneOf(email: string): string {
	return `305${email.replace(/\D/g, "").padEnd(7, "0").slice(0, 7)}`;
}
