import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { revocations, sentVisitorEmails } from "#database/schema.ts";
import { contactChannels } from "#domain/contacts/revocation.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { notifyRevocation } from "../consent/notify-revocation.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendToVisitor } from "../emails/send-to-visitor.server.ts";
import { notifyStaff } from "../lead-desk/emails/notify-staff.server.ts";
import { acknowledgeVisitor } from "../leads/acknowledge-visitor.server.ts";
import { sendGuide } from "../leads/send-guide.server.ts";
import { leadStore } from "../leads/store-leads.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { contactSubmissionRows, listContactSubmissions } from "../staff/dashboard-lists.server.ts";
import { readRevocations } from "./read-revocations.server.ts";
import { channelsToCheck, stoppedChannels, suppressionsOf } from "./suppressions.server.ts";
import { readSubscription, unsubscribe } from "./unsubscribe.server.ts";
import { unsubscribeLinks } from "./unsubscribe-link.server.ts";

const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };
const byLink = { channels: ["email"], method: "link", locale: "ht" } as const;
const all = { ...byLink, channels: contactChannels };

describe.each(ruleKinds)("a visitor who unsubscribes, on %s,", (kind) => {
	let services: TestServices;
	let number = 0;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		services.sentMails.length = 0;
		await services.database.db.delete(sentVisitorEmails);
	});

	/** Nobody else has this address and number. */
	function person() {
		number += 1;
		return { email: `person${number}@example.com`, phone: `(305) 555-${String(1000 + number)}` };
	}
	async function store(lead: Partial<Lead>) {
		const entry = intakeEntry({ lead });
		await leadStore(services).store([entry]);
		return entry.id;
	}
	const acknowledge = (leadId: string) => acknowledgeVisitor(services, leadId, `job-${leadId}-${++number}`);
	const tokenOf = (leadId: string, email: string) =>
		new URL(unsubscribeLinks(services.env, { leadId, email, locale: "ht" }).page).searchParams.get("t") ?? "";
	const records = () => services.database.db.select().from(revocations).orderBy(asc(revocations.sequence));
	const suppressionsFor = async (email: string | null, phone: string | null, id: string | null = null) =>
		(await suppressionsOf(services.database.db, services.env, [{ id, email, phone }]))[0] ?? [];
	const suppressed = async (email: string | null, phone: string | null) =>
		(await suppressionsFor(email, phone)).map(({ channels }) => channels);

	test("finds the link in the email and its headers, gets no more, and staff see why", async () => {
		const { email, phone } = person();
		const leadId = await store({ email, phone });
		await acknowledge(leadId);
		const [mail] = services.sentMails;
		const link = /http\S+\/ht\/unsubscribe\?t=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
		expect(mail?.html).toContain("Sispann resevwa imel, apèl oswa tèks nou yo");
		expect(mail?.unsubscribeUrl).toMatch(/\/functions\/unsubscribe\?t=[\w-]+$/);

		const token = new URL(link).searchParams.get("t") ?? "";
		expect(await readSubscription(services, token)).toMatchObject({
			number: expect.stringMatching(/^•••\d\d$/),
			stopped: null,
		});
		expect(await unsubscribe(services, token, byLink, visitor)).toBe(true);
		expect(await readSubscription(services, token)).toMatchObject({
			recipient: "p•••@example.com",
			stopped: { channels: ["email"], dueOn: "2026-12-08" },
		});

		services.sentMails.length = 0;
		services.setNow(new Date("2026-11-30T15:00:00Z"));
		const next = await store({ email: ` ${email.toUpperCase()}`, phone: null, kind: "guide", product: "iul" });
		await acknowledge(next);
		await sendGuide(services, next, `guide-${next}`);
		expect(services.sentMails).toEqual([]);

		const why = "Do not use: emails. They used the link in an email, November 23, 2026, 10:00 AM.";
		await notifyStaff(services, next, `notice-${next}`);
		expect(services.sentMails.map(({ text }) => text.replace(/\s+/g, " "))).toEqual([expect.stringContaining(why)]);
		const { rows } = await listContactSubmissions(services.database.db, "admin");
		const shown = await contactSubmissionRows(services, rows, "en");
		for (const id of [leadId, next]) {
			expect(shown.find((row) => row.id === id)?.stopped).toEqual({ badge: "Stopped: emails", lines: [why] });
		}
	});

	test("is in the ledger, which verifies and can't be changed", async () => {
		services.setNow(new Date("2026-11-23T15:00:00Z"));
		const { email, phone } = person();
		const token = tokenOf(await store({ email, phone }), email);
		await unsubscribe(services, token, all, visitor);
		const stored = (await records()).at(-1);
		expect(stored).toMatchObject({
			email,
			emailKey: email,
			phone,
			phoneKey: `+1${phone.replace(/\D/g, "")}`,
			channels: ["email", "calls", "texts"],
			method: "link",
			locale: "ht",
			recordedAt: "2026-11-23T15:00:00.000Z",
			dueOn: "2026-12-08",
		});
		expect((await readRevocations(services.database.db, email))[0]?.ip_address).toBe(visitor.ip);
		await services.ledger.seal();
		const { breaks, records: counts, waiting } = await verifyLedger(services.database.db, consentLedger, services.env);
		expect({ breaks, waiting }).toEqual({ breaks: [], waiting: 0 });
		expect(counts.revocation).toBe((await records()).length);
		const { db } = services.database;
		for (const change of [
			"UPDATE revocations SET channels = '{}'",
			"DELETE FROM revocations",
			"TRUNCATE revocations",
		]) {
			await expect(db.execute(sql.raw(change)), change).rejects.toThrow();
		}
	});

	test("a record that was changed without its triggers is a break", async () => {
		const { email, phone } = person();
		await unsubscribe(services, tokenOf(await store({ email, phone }), email), all, visitor);
		await services.ledger.seal();
		const { db } = services.database;
		const id = (await records()).at(-1)?.id ?? "";
		const set = (channels: string) =>
			db.transaction(async (transaction) => {
				await transaction.execute(sql`ALTER TABLE revocations DISABLE TRIGGER USER`);
				await transaction.execute(sql`UPDATE revocations SET channels = ${channels}::text[] WHERE id = ${id}`);
				await transaction.execute(sql`ALTER TABLE revocations ENABLE TRIGGER USER`);
			});
		await set("{email}");
		const { breaks } = await verifyLedger(db, consentLedger, services.env);
		expect(breaks).toMatchObject([{ code: "changed", subject: id }]);
		await set("{email,calls,texts}");
		expect((await verifyLedger(db, consentLedger, services.env)).breaks).toEqual([]);
	});

	test("is recorded once, however often and at how many moments at once", async () => {
		const { email, phone } = person();
		const token = tokenOf(await store({ email, phone }), email);
		const before = (await records()).length;
		const oneClick = { channels: ["email"], method: "one_click" } as const;
		await Promise.all(Array.from({ length: 5 }, () => unsubscribe(services, token, oneClick, visitor)));
		await unsubscribe(services, token, byLink, visitor);
		expect((await records()).length).toBe(before + 1);
		expect((await records()).at(-1)).toMatchObject({ method: "one_click", locale: "ht" });
		await unsubscribe(services, token, all, visitor);
		await unsubscribe(services, token, all, visitor);
		expect((await records()).length).toBe(before + 2);
	});

	test("stops calls and texts to every number that comes with the address", async () => {
		const { email, phone } = person();
		const token = tokenOf(await store({ email, phone }), email);
		await unsubscribe(services, token, all, visitor);
		const other = person();
		expect(await suppressed(email, phone)).toEqual([["email", "calls", "texts"]]);
		expect(await suppressed(email, null)).toEqual([["email", "calls", "texts"]]);
		expect(await suppressed(email, other.phone)).toEqual([["email", "calls", "texts"]]);
		expect(await suppressed(other.email, other.phone)).toEqual([]);
		expect(await suppressed(null, null)).toEqual([]);
	});

	test("can't stop calls to somebody else's number: staff get a hint, once, and decide", async () => {
		services.setNow(new Date("2026-11-23T15:00:00Z"));
		const { email, phone } = person();
		const victim = await store({ email, phone });
		const chat = await store({ email: null, phone, kind: "chat" });
		for (const stranger of [person(), person()]) {
			const theirs = await store({ email: stranger.email, phone: ` +1${phone.replace(/\D/g, "\u2011")}` });
			await unsubscribe(services, tokenOf(theirs, stranger.email), all, visitor);
		}
		for (const found of [await suppressionsFor(email, phone, victim), await suppressionsFor(null, phone, chat)]) {
			expect(found).toMatchObject([{ channels: ["calls", "texts"], reason: "otherAddress", dueOn: null }]);
			expect(stoppedChannels(found)).toEqual(new Set());
			expect(channelsToCheck(found)).toEqual(new Set(["calls", "texts"]));
		}
		const hint = {
			badge: "Check first: calls, texts",
			lines: [
				"Check before you use: calls, texts. On November 23, 2026, 10:00 AM, someone with a different email address asked us to stop these for this number. If it may be the same person, don’t use them.",
			],
		};
		const { rows } = await listContactSubmissions(services.database.db, "admin");
		const shown = await contactSubmissionRows(services, rows, "en");
		for (const id of [victim, chat]) expect(shown.find((row) => row.id === id)?.stopped).toEqual(hint);
		await notifyStaff(services, victim, `notice-${victim}`);
		expect(services.sentMails[0]?.text.replace(/\s+/g, " ")).toContain(hint.lines[0]);
		expect(services.sentMails[0]?.text).toMatch(/First check whether it’s the\s+same\s+person/);
		expect(services.sentMails[0]?.html, "no button for a number that the desk closes").not.toContain("tel:");

		// The page tells the holder of a link nothing about what somebody else did.
		expect(await readSubscription(services, tokenOf(victim, email))).toMatchObject({ stopped: null });
		await unsubscribe(services, tokenOf(victim, email), all, visitor);
		expect(stoppedChannels(await suppressionsFor(email, phone, victim))).toEqual(new Set(contactChannels));
		const after = (await contactSubmissionRows(services, rows, "en")).find((row) => row.id === victim)?.stopped;
		expect(after).toMatchObject({
			badge: "Stopped: emails, calls, texts",
			lines: [expect.stringMatching(/^Do not use/)],
		});
	});

	test("tells staff, who have numbers outside of the dashboard", async () => {
		services.setNow(new Date("2026-11-23T15:00:00Z"));
		const { email, phone } = person();
		await unsubscribe(services, tokenOf(await store({ email, phone }), email), all, visitor);
		await notifyRevocation(services, (await records()).at(-1)?.id ?? "", "job-n");
		const [mail] = services.sentMails;
		expect(mail?.subject).toBe("Marie Joseph asked us to stop");
		for (const text of [email, phone, "emails, calls, texts", "December 8, 2026"]) expect(mail?.text).toContain(text);
	});

	test("still gets the link that opens an account", async () => {
		const { email, phone } = person();
		await unsubscribe(services, tokenOf(await store({ email, phone }), email), all, visitor);
		const copy = { preview: "", title: "", text: "", facts: [], open: "", footer: "" };
		const draft = draftEmail({ to: email, subject: "s" }, "staffMessage", { language: "en", copy, dashboardUrl: "" });
		await sendToVisitor(services, { to: email, kind: "account", id: "job-a", lead: null }, async () => ({ draft }));
		expect(services.sentMails).toMatchObject([{ to: email }]);
		expect(services.sentMails[0]).not.toHaveProperty("unsubscribeUrl");
	});

	test("can use the link after the lead is gone, and no other text is one", async () => {
		const { email } = person();
		const gone = tokenOf(crypto.randomUUID(), email);
		expect(await readSubscription(services, gone)).toMatchObject({ number: null });
		expect(await unsubscribe(services, gone, all, visitor)).toBe(true);
		expect(await suppressed(email, null)).toEqual([["email", "calls", "texts"]]);
		const before = (await records()).length;
		for (const token of ["", "x", `${gone}x`, gone.slice(1)]) {
			expect(await unsubscribe(services, token, all, visitor), token).toBe(false);
			expect(await readSubscription(services, token)).toBeNull();
		}
		expect((await records()).length).toBe(before);
	});
});
