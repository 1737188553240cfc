import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { sampleTeam } from "#content/sample-team.ts";
import { contactSubmissions, sentVisitorEmails } from "#database/schema.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { leadActor } from "#tests/support/actors.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { addNumberCheck } from "../do-not-call/add-number-check.server.ts";
import { jobRunner, jobs } from "../jobs.server.ts";
import { leadOfHoldLink } from "../offers/hold-link.server.ts";
import { holdSpot } from "../offers/hold-spot.server.ts";
import { publicIdOf } from "../platform/public-id.server.ts";
import { receiveLead } from "./receive-lead.server.ts";
import { submitNoScriptLead } from "./submit-no-script-lead.server.ts";

const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };

function sendMessage(services: TestServices, changes: Record<string, unknown> = {}) {
	return send(services, "contact", changes);
}

async function send(services: TestServices, kind: LeadKind, changes: Record<string, unknown> = {}) {
	const recaptchaToken = await captchaTokenOf(services);
	const result = await receiveLead(services, leadSubmissions[kind]({ recaptchaToken, ...changes }), visitor);
	if (!result.ok) throw new Error(`Refused: ${result.code}`);
	return result.id;
}

describe("the mails of a lead", () => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices("PGlite");
		await services.jobs.work(jobRunner(services));
	});
	afterAll(() => services.close());
	const samples = currentClaims();
	// Each test is the visitor's first of the day.
	beforeEach(async () => {
		setClaims(samples);
		await services.database.db.delete(sentVisitorEmails);
	});

	test("give the agency the contact details, and the visitor the deadlines in their language", async () => {
		await sendMessage(services, { message: "Mwen bezwen asirans pou <b>2</b> timoun mwen." });
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(2), { timeout: 20_000 });
		const notice = services.sentMails.find(({ to }) => to === "leads@sunfield.example");
		expect(notice?.subject).toBe("Sent a message, Kreyòl");
		expect(notice?.replyTo).toBe("marie.joseph@example.com");
		expect(notice?.text).toContain("(305) 555-0123");
		expect(notice?.text).toContain("November 23, 2026, 2:00 PM ET");
		expect(notice?.html).toContain("&lt;b&gt;2&lt;/b&gt;");
		const mail = services.sentMails.find(({ to }) => to === "marie.joseph@example.com");
		expect(mail?.language).toBe("ht");
		expect(mail?.subject).toBe("Nou resevwa mesaj ou a");
		expect(mail?.text).toContain("Bonjou Marie,");
		expect(mail?.text).toContain("anvan lendi 23 novanm, 2:00 PM");
	});

	test("promise no call and no quote in production where nothing may be sold", async () => {
		setClaims({ showsSamples: false, proven: {} });
		services.sentMails.length = 0;
		await send(services, "quote", { product: "iul", state: "CA", locale: "en" });
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(2), { timeout: 20_000 });
		const mail = services.sentMails.find(({ to }) => to === "marie.joseph@example.com");
		expect(mail?.text).toContain("If the law doesn’t let us offer this where you live");
		expect(mail?.text).not.toMatch(/personalized quote|We’ll talk about what you need/);
		expect(mail?.text).toContain("California license number: available on request");
	});

	test.each([
		["where it is not licensed", "quote", { product: "iul", state: "NY" }, 2, "we’re not licensed in New York"],
		[
			"about debts without a legal opinion",
			"contact",
			{ page_source: "/en/services/debt-action" },
			2,
			"no legal opinion",
		],
	] as const)("tell the agency in production not to call %s", async (_name, kind, changes, count, reason) => {
		setClaims({ showsSamples: false, proven: {} });
		services.sentMails.length = 0;
		await send(services, kind, { ...changes, locale: "en", phone: "305-555-0123" });
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(count), { timeout: 20_000 });
		const notice = services.sentMails.find(({ to }) => to === "leads@sunfield.example");
		expect(notice?.text).toContain(reason);
		expect(notice?.text).not.toMatch(/When you can call\s+(Now|From)/);
		expect(notice?.html).not.toContain("tel:");
	});

	test("tell the agency when the law lets it call, also at night", async () => {
		const noticeAt = async (now: string, changes: Record<string, unknown>) => {
			const before = services.clock();
			services.setNow(new Date(now));
			services.sentMails.length = 0;
			await sendMessage(services, changes);
			await vi.waitFor(() => expect(services.sentMails.some(({ to }) => to === "leads@sunfield.example")).toBe(true), {
				timeout: 20_000,
			});
			services.setNow(before);
			return services.sentMails.find(({ to }) => to === "leads@sunfield.example")?.text ?? "";
		};
		const byDay = await noticeAt("2026-11-23T15:00:00Z", {});
		expect(byDay).toContain("Now, until November 23, 2026, 8:00 PM, Eastern time.");
		const atNight = await noticeAt("2026-11-24T06:00:00Z", { phone: "205-555-0123" });
		expect(atNight).toContain("From November 24, 2026, 9:00 AM until November 24, 2026, 9:00 PM, Eastern time.");
		// The review is due after 4 open hours, not at 5 a.m.
		expect(atNight).toContain("November 24, 2026, 12:00 PM");
		expect(atNight).not.toContain("5:00 AM");
	});

	test("acknowledge one lead a day to an address, and tell the agency of each", async () => {
		services.sentMails.length = 0;
		for (const message of ["The first message.", "The second message."]) await sendMessage(services, { message });
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(3), { timeout: 20_000 });
		await sendMessage(services, { message: "The third message.", email: "other@example.com" });
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(5), { timeout: 20_000 });
		const recipients = services.sentMails.map(({ to }) => to).filter((to) => to !== "leads@sunfield.example");
		expect(recipients).toEqual(["marie.joseph@example.com", "other@example.com"]);
	});

	test("say what was requested and filled in, and warn if it may not be offered", async () => {
		services.sentMails.length = 0;
		const answers = { currentAge: "52", monthlyBudget: "250" };
		await send(services, "quote", { product: "iul", funnel: "iul-quote", state: "NY", locale: "es", answers });
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(2), { timeout: 20_000 });
		const notice = services.sentMails.find(({ to }) => to === "leads@sunfield.example");
		expect(notice?.subject).toBe(
			"Not offered in their state: Indexed Universal Life (IUL), NY, 52, asked for a quote, Español",
		);
		expect(notice?.text).toContain("We can’t offer this in New York.");
		for (const fact of ["Quote", "Indexed Universal Life (IUL)", "Monthly budget", "$250", "iul-quote"]) {
			expect(notice?.text).toContain(fact);
		}
		const mail = services.sentMails.find(({ to }) => to === "marie.joseph@example.com");
		expect(mail?.subject).toBe("Recibimos su solicitud");
		expect(mail?.text).toContain("Si la ley no nos permite ofrecer esto donde usted vive");
		expect(mail?.text).not.toMatch(/cotización|Su mensaje/);
	});

	test("of an offer link to the page that holds a spot, and once it is held, to the scheduler", async () => {
		services.sentMails.length = 0;
		const email = "claimant@example.com";
		const leadId = await send(services, "offer", { product: "fia", funnel: "fia/offer", locale: "pt", email });
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(2), { timeout: 20_000 });
		const mail = services.sentMails.find(({ to }) => to === email);
		// Held for 72 hours.
		const end = /até 26 de novembro de 2026, 10:00 \(horário do Leste dos EUA\)/;
		expect(mail?.text).toMatch(end);
		const link = /href="([^"]*\/pt\/funnels\/fia\/offer\?hold=[^"]*)"/.exec(mail?.html ?? "")?.[1] ?? "";
		const token = new URL(link).searchParams.get("hold") ?? "";
		expect(leadOfHoldLink(services.env, token)).toBe(leadId);

		await holdSpot(services, leadId);
		services.sentMails.length = 0;
		await jobs["acknowledge-visitor"](services, { leadId }, "job-1");
		expect(services.sentMails[0]?.text).toMatch(end);
		expect(services.sentMails[0]?.html).toContain(`utm_content=${leadId}`);
	});

	test("tell a stranger's address nothing that the form's sender typed", async () => {
		services.sentMails.length = 0;
		const typed = {
			first_name: "Your account is locked: https://evil.example/unlock",
			last_name: "evil.example",
			message: "Unlock it at https://evil.example/unlock today",
			utm_source: "https://evil.example",
			utm_campaign: "call evil.example",
		};
		await sendMessage(services, { ...typed, locale: "en" });
		const report = { firstName: typed.first_name, lastName: typed.last_name, locale: "en" };
		await send(services, "report", { ...report, utm_source: typed.utm_source, email: "victim@example.com" });
		await send(services, "offer", {
			first_name: typed.first_name,
			utm_source: typed.utm_source,
			locale: "en",
			email: "third@example.com",
		});
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(6), { timeout: 30_000 });
		const mails = services.sentMails.filter(({ to }) => to !== "leads@sunfield.example");
		expect(mails.map(({ subject }) => subject).sort()).toEqual([
			"We have your message",
			"We have your request",
			"Your estimate",
		]);
		for (const { html, text, subject, attachments } of mails) {
			const documents = await Promise.all(attachments.map(({ content }) => pdfText(content)));
			for (const written of [html, text, subject, ...documents]) expect(written).not.toMatch(/evil|locked|unlock/i);
		}
	});

	test("go only to the agency if a chat gave no address", async () => {
		services.sentMails.length = 0;
		await send(services, "chat", { product: "recruiting" });
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(1), { timeout: 20_000 });
		expect(services.sentMails[0]).toMatchObject({ to: "leads@sunfield.example" });
		expect(services.sentMails[0]).not.toHaveProperty("replyTo");
		expect(services.sentMails[0]?.text).toContain("Working as an agent");
		expect(services.sentMails[0]?.text).toContain("Teksas");
	});

	test("are one digest for the agency if the lead looks like spam", async () => {
		services.sentMails.length = 0;
		const form = new FormData();
		const fields = contactSubmission();
		for (const name of ["first_name", "last_name", "email", "phone", "message"]) form.set(name, fields[name] as string);
		form.set("company_website", "https://spam.example");
		const result = await submitNoScriptLead(services, "contact", form, {
			...visitor,
			referrer: null,
			page: "/en",
			locale: "en",
			cookies: null,
			state: null,
		});
		expect(result).toMatchObject({ ok: true, id: expect.any(String) });
		const leadId = result.ok ? result.id : "";
		await services.intake.whenStored(leadId, 20_000);
		await jobs["notify-staff"](services, { leadId }, "job-2");
		await jobs["digest-marked-leads"](services, null, "job-3");
		expect(services.sentMails.map(({ to, subject }) => [to, subject])).toEqual([
			["leads@sunfield.example", "1 lead looks like spam"],
		]);
		expect(services.sentMails[0]?.text).toContain("a hidden field was filled in");
	});

	test("offer no call to a number on a do-not-call list, as the desk doesn't", async () => {
		const phone = "305-555-0166";
		const work = leadWork(services);
		const { userId, name } = await work.person("Olga", "admin");
		const check = { number: phone, listed: "other", checkedOn: "2026-11-20", place: "a state's list" };
		expect(await addNumberCheck(services, leadActor({ userId, name }), check)).toMatchObject({ ok: true });
		services.sentMails.length = 0;
		await jobs["notify-staff"](services, { leadId: await work.lead({ phone }) }, "job-4");
		const notice = services.sentMails.find(({ text }) => text.includes("(305) 555-0166"));
		expect(notice?.text).toMatch(/When you can call\s+This number is on a do-not-call list\./);
		expect(notice?.html).not.toContain("tel:");
	});

	// The last one: it leaves an agent, who gets emails of their own.
	test("name the owner to the visitor, if the team's page shows them with a license there, or nobody", async () => {
		const work = leadWork(services);
		const { db } = services.database;
		const owner = await work.person("Camila", "agent");
		const named = async (state: string, ownerId: string | null) => {
			const leadId = await work.lead({ locale: "en", state, email: "owned@example.com" });
			await db.update(contactSubmissions).set({ ownerId }).where(eq(contactSubmissions.id, leadId));
			await db.delete(sentVisitorEmails);
			services.sentMails.length = 0;
			await jobs["acknowledge-visitor"](services, { leadId }, crypto.randomUUID());
			const text = services.sentMails.find(({ to }) => to === "owned@example.com")?.text ?? "";
			expect(text).toContain("We have your message");
			return text.includes("Camila Duarte");
		};
		expect(await named("FL", null), "without an owner").toBe(false);
		expect(await named("FL", owner.userId), "who is not on the team's page").toBe(false);
		const camila = sampleTeam.filter(({ name }) => name === "Camila Duarte");
		setClaims({ ...samples, team: camila.map((member) => ({ ...member, id: publicIdOf(owner.userId) })) });
		expect(await named("FL", owner.userId)).toBe(true);
		expect(await named("OH", owner.userId), "who has no license there").toBe(false);
	});
});
