import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactSubmissions, sentVisitorEmails, suppressedRecipients } from "#database/schema.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { leadIdOf } from "../leads/lead-ids.server.ts";
import { RecipientRefusedError } from "../platform/mail/refused-recipient.server.ts";
import { draftEmail } from "./email-draft.server.ts";
import { receiveEmailEvent } from "./receive-email-event.server.ts";
import { sendToVisitor } from "./send-to-visitor.server.ts";

const start = new Date("2026-11-23T15:00:00Z");
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const secret = "an-email-webhook-secret";
const copy = { preview: "", title: "", text: "", facts: [], open: "", footer: "" };

const lead = { id: leadIdOf("1"), locale: "en" } as const;
type Email = Parameters<typeof sendToVisitor>[1];

describe.each(ruleKinds)("emails to visitors on %s", (kind) => {
	let services: TestServices;
	let number = 0;
	beforeAll(async () => {
		services = await openTestServices(kind, { EMAIL_WEBHOOK_SECRET: secret });
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		services.sentMails.length = 0;
		services.setNow(start);
		await services.database.db.delete(sentVisitorEmails);
		await services.database.db.delete(suppressedRecipients);
	});

	const ofNoLead: readonly Email["kind"][] = ["account", "privacy", "security"];

	function send(to: string, kind: Email["kind"] = "acknowledgment", changes: Partial<TestServices> = {}, id?: string) {
		const props = { language: "en", copy, dashboardUrl: "https://sunfield.example" };
		return sendToVisitor(
			{ ...services, ...changes },
			{
				to,
				kind,
				id: id ?? `job-${++number}`,
				lead: ofNoLead.includes(kind) ? null : lead,
				hasAccount: to.startsWith("owner"),
			},
			async () => ({
				draft: draftEmail({ to, subject: "s" }, "staffMessage", props),
			}),
		);
	}
	const recipients = () => services.sentMails.map(({ to }) => to);

	function report(event: object, signedWith = secret) {
		const body = JSON.stringify(event);
		const seconds = String(start.getTime() / 1000);
		const signature = createHmac("sha256", signedWith).update(`m1.${seconds}.${body}`).digest("base64");
		const headers = { "webhook-id": "m1", "webhook-timestamp": seconds, "webhook-signature": `v1,${signature}` };
		return receiveEmailEvent(services, body, new Headers(headers));
	}

	test("one acknowledgment a day goes to a mailbox, however it is spelled and at how many moments at once", async () => {
		const spellings = ["marie@example.com", "Marie@example.com", "marie+1@example.com", "marie+2@EXAMPLE.com"];
		await Promise.all(spellings.map((to) => send(to)));
		expect(services.sentMails).toHaveLength(1);
		await send("other@example.com");
		services.setNow(minutesLater(24 * 60 - 1));
		await send("marie@example.com");
		expect(services.sentMails).toHaveLength(2);
		services.setNow(minutesLater(24 * 60 + 1));
		await send("marie@example.com");
		expect(recipients().slice(1)).toEqual(["other@example.com", "marie@example.com"]);
	});

	test("six a day of all kinds go to one mailbox", async () => {
		for (let sent = 0; sent < 8; sent++) await send("marie@example.com", "report");
		await send("marie@example.com", "guide");
		expect(services.sentMails).toHaveLength(6);
	});

	test("those to an account have a number of their own, so that leads can't use it up", async () => {
		for (let sent = 0; sent < 7; sent++) await send("owner@example.com", "report");
		services.sentMails.length = 0;
		for (let sent = 0; sent < 11; sent++) await send("owner@example.com", "account");
		expect(services.sentMails).toHaveLength(10);
		services.setNow(minutesLater(24 * 60 + 1));
		await send("owner@example.com", "account");
		await send("owner@example.com", "acknowledgment");
		expect(services.sentMails).toHaveLength(12);
	});

	test("an attempt that failed is repeated, and counts once", async () => {
		const broken = { mailer: { send: () => Promise.reject(new Error("no connection")) } };
		await expect(send("marie@example.com", "acknowledgment", broken, "job-a")).rejects.toThrow("no connection");
		await send("marie@example.com", "acknowledgment", {}, "job-a");
		await send("marie@example.com", "acknowledgment", {}, "job-b");
		expect(services.sentMails).toHaveLength(1);
	});

	test("eight a day of all kinds that strangers cause go to one mailbox, and two links of each kind", async () => {
		for (let sent = 0; sent < 9; sent++) await send("marie@example.com", "account");
		await send("marie@example.com", "report");
		expect(services.sentMails).toHaveLength(8);
		services.sentMails.length = 0;
		for (let sent = 0; sent < 6; sent++) await send("jean@example.com", "report");
		for (let sent = 0; sent < 4; sent++) await send("jean@example.com", "privacy");
		for (let sent = 0; sent < 4; sent++) await send("jean@example.com", "account");
		expect(services.sentMails).toHaveLength(10);
		await send("jean@example.com", "reply");
		await send("jean@example.com", "security");
		expect(services.sentMails, "what staff write and what an owner must learn").toHaveLength(12);
	});

	test("what was sent about a lead is not sent again when its job runs a second time", async () => {
		const [stored] = await services.database.db
			.insert(contactSubmissions)
			.values({
				submissionId: randomUUID(),
				service: "contact_submission",
				firstName: "Marie",
				lastName: "Joseph",
				message: "",
				subject: "",
				locale: "en",
				pageSource: "/en",
				ipAddress: "203.0.113.9",
				source: "direct",
				reviewDueAt: start,
				contactDueAt: start,
				createdAt: start,
			})
			.returning();
		const email = { to: "marie@example.com", kind: "report", id: "job-twice" } as const;
		const props = { language: "en", copy, dashboardUrl: "https://sunfield.example" };
		const draft = draftEmail({ to: email.to, subject: "s" }, "staffMessage", props);
		for (let run = 0; run < 2; run++) {
			const result = await sendToVisitor(
				services,
				{ ...email, lead: { id: stored?.id ?? "", locale: "en" } },
				async () => ({ draft }),
			);
			expect(result.outcome).toBe("sent");
		}
		expect(recipients()).toEqual(["marie@example.com"]);
	});

	/** Pretends that `count` emails went to other people before. */
	async function flood(kind: Email["kind"], count: number) {
		const rows = Array.from({ length: count }, (_, index) => ({
			id: `earlier-${kind}-${index}`,
			mailboxHash: String(index),
			kind,
			sentAt: start,
		}));
		await services.database.db.insert(sentVisitorEmails).values(rows);
	}

	test.each([
		["acknowledgment", 150],
		["report", 75],
		["guide", 75],
		["privacy", 120],
	] as const)("a flood of leads or requests with %s emails holds back nothing but those", async (flooded, share) => {
		await flood(flooded, 300);
		const waiting = send("marie@example.com", flooded);
		await expect(waiting).rejects.toThrow("within an hour");
		const others = (["acknowledgment", "report", "guide", "reply", "resend", "privacy", "account", "security"] as const)
			.filter((kind) => kind !== flooded)
			.map((kind) => ({ kind, to: `${kind}@example.com` }));
		for (const { kind, to } of others) await send(to, kind);
		expect(recipients()).toEqual(others.map(({ to }) => to));
		await services.database.db.delete(sentVisitorEmails);
		await flood(flooded, share - 1);
		await send("marie@example.com", flooded);
		expect(recipients()).toContain("marie@example.com");
	});

	test("links of sign-ups don't hold back those to confirmed accounts", async () => {
		await flood("account", 250);
		await expect(send("new@example.com", "account")).rejects.toThrow("within an hour");
		await send("owner@example.com", "account");
		expect(recipients()).toEqual(["owner@example.com"]);
	});

	test("beyond the hourly share of their kind they wait", async () => {
		await flood("report", 75);
		services.setNow(minutesLater(30));
		await expect(send("marie@example.com", "report", {}, "job-w")).rejects.toThrow("within an hour");
		await send("staff@example.com", "account");
		expect(recipients()).toEqual(["staff@example.com"]);
		services.setNow(minutesLater(61));
		await send("marie@example.com", "report", {}, "job-w");
		expect(recipients()).toEqual(["staff@example.com", "marie@example.com"]);
	});

	test("a refused address gets no more of them, also after the secret has changed", async () => {
		const refusing = { mailer: { send: () => Promise.reject(new RecipientRefusedError()) } };
		await send("gone@example.com", "report", refusing);
		await send("gone@example.com", "account");
		const { env } = services;
		const rotated = { env: { ...env, authSecret: "a new secret", previousAuthSecrets: [env.authSecret] } };
		await send("Gone@example.com", "guide", rotated);
		await send("gone+other@example.com", "guide");
		expect(recipients()).toEqual(["gone+other@example.com"]);
	});

	test("a signed report of a bounce or complaint ends them", async () => {
		expect(await report({ type: "complaint", recipient: "angry@example.com" })).toEqual({ ok: true });
		expect(await report({ type: "bounce", recipient: "angry@example.com" })).toEqual({ ok: true });
		expect(await report({ type: "bounce", recipient: "gone@example.com" })).toEqual({ ok: true });
		for (const to of ["angry@example.com", "gone@example.com", "marie@example.com"]) await send(to);
		expect(recipients()).toEqual(["marie@example.com"]);
		const reasons = (await services.database.db.select().from(suppressedRecipients)).map(({ reason }) => reason);
		expect(reasons.sort()).toEqual(["bounce", "complaint"]);
	});

	test("each but those to accounts has the link and the header to stop them, whatever its template", async () => {
		for (const kind of ["acknowledgment", "spot", "report", "guide", "account"] as const) {
			services.sentMails.length = 0;
			await send(`${kind}@example.com`, kind);
			const [mail] = services.sentMails;
			const isStoppable = kind !== "account";
			expect(mail?.html.includes("/en/unsubscribe?t="), kind).toBe(isStoppable);
			expect(mail?.text.includes("/en/unsubscribe?t="), kind).toBe(isStoppable);
			expect(mail?.unsubscribeUrl?.includes("/functions/unsubscribe?t=") ?? false, kind).toBe(isStoppable);
		}
	});

	test("other reports change nothing", async () => {
		const event = { type: "bounce", recipient: "marie@example.com" };
		expect(await report(event, "another secret")).toEqual({ ok: false, code: "wrong_signature" });
		expect(await report({ ...event, type: "open" })).toEqual({ ok: false, code: "bad_request" });
		const env = { ...services.env, emailWebhookSecret: "" };
		expect(await receiveEmailEvent({ ...services, env }, "{}", new Headers())).toEqual({
			ok: false,
			code: "not_configured",
		});
		await send("marie@example.com");
		expect(services.sentMails).toHaveLength(1);
	});

	test("no address is stored in clear", async () => {
		await send("marie@example.com");
		await report({ type: "bounce", recipient: "gone@example.com" });
		const { db } = services.database;
		const stored = [await db.select().from(sentVisitorEmails), await db.select().from(suppressedRecipients)];
		expect(stored.map((rows) => rows.length)).toEqual([1, 1]);
		expect(JSON.stringify(stored)).not.toMatch(/marie|gone|example/);
	});
});
