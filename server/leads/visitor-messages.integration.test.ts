import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { agency } from "#content/agency.ts";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { sentVisitorEmails } from "#database/schema.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { jobRunner } from "../jobs.server.ts";
import { receiveLead } from "./receive-lead.server.ts";

const term = { state: "FL", currentAge: "38", coverageAmount: "500000", termYears: "unsure", tobacco: "no" };

describe("what the emails of a lead hold", () => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices("PGlite");
		await services.jobs.work(jobRunner(services));
	});
	afterAll(() => services.close());
	const samples = currentClaims();
	const monday = new Date("2026-11-23T15:00:00Z");
	beforeEach(async () => {
		setClaims(samples);
		services.setNow(monday);
		services.sentMails.length = 0;
		await services.database.db.delete(sentVisitorEmails);
	});

	async function mailsOf(kind: LeadKind, changes: Record<string, unknown> = {}) {
		const recaptchaToken = await captchaTokenOf(services);
		const sender = { ip: "203.0.113.9", userAgent: "Test browser" };
		const result = await receiveLead(services, leadSubmissions[kind]({ recaptchaToken, ...changes }), sender);
		if (!result.ok) throw new Error(`Refused: ${result.code}`);
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(2), { timeout: 20_000 });
		const staff = services.sentMails.find(({ to }) => to === agency.leadInbox);
		const visitor = services.sentMails.find(({ to }) => to !== agency.leadInbox);
		if (!staff || !visitor) throw new Error("An email is missing");
		return { staff, visitor, id: result.id };
	}

	it("gives a visitor the estimate, the answers, one button and the link that resumes", async () => {
		const { visitor } = await mailsOf("quote", { locale: "en", state: "FL", answers: term });
		expect(visitor.text).toMatch(/Estimated monthly premium\s+\$100\b/);
		expect(visitor.text).toContain("$80 to $120");
		expect(visitor.text).toContain("We assumed: Term length: 20 years.");
		expect(visitor.text).toContain("Rough estimate from rule-of-thumb rates of November 2026.");
		expect(visitor.text).toMatch(/Coverage amount +\$500,000/);
		expect(visitor.html).toContain(`href="${agency.booking["term-life"]}?name=Marie%20Joseph`);
		expect(visitor.html).toContain("/en/funnels/term-life-quote#resume&amp;state=FL&amp;currentAge=38");
		expect(visitor.html).toContain(`href="tel:${agency.phone.e164}"`);
		expect(visitor.text, "nobody owns the lead yet").not.toContain("or a colleague will get back to you");
		expect(visitor.html).not.toContain("/team/");
		expect(visitor.text).toContain("If it’s urgent, call us at (941) 555-0142, Monday to Friday");
	});

	it("tells an applicant what happens, with a link to book a recruiting call, and staff what was chosen", async () => {
		const { visitor, staff } = await mailsOf("application", { locale: "en" });
		expect(visitor.subject).toBe("We have your application");
		expect(visitor.text).toContain("You can ask about the work and the pay, and we’ll ask about you.");
		expect(visitor.text).not.toMatch(/quote|carriers|sell insurance|Coverage and eligibility/);
		expect(visitor.html).toContain(agency.booking.recruiting);
		expect(staff.subject).toMatch(/Working as an agent, NY, applied to work with us, English/);
		expect(staff.text).toMatch(/Role +Agent/);
		expect(staff.text).toMatch(/Languages +Kreyòl Ayisyen, English/);
		expect(staff.text).toMatch(/Life license +Studying for it/);
	});

	it("B12: names the open hour by which somebody reads it, and when the office opens", async () => {
		services.setNow(new Date("2026-11-28T23:44:00Z"));
		const { visitor, staff } = await mailsOf("quote", { locale: "en" });
		expect(visitor.text).toContain("will review your request by Monday, November 30, 12:00 PM ET.");
		expect(visitor.text).toContain("We’ll call or email you by Monday, November 30, 6:44 PM ET.");
		expect(visitor.text).toContain("Our office opens Monday, November 30, 8:00 AM ET.");
		expect(visitor.text).not.toContain("within 4 hours");
		expect(staff.text).toContain("November 30, 2026, 12:00 PM");
	});

	it("shows no figures that may not be shown, and offers nothing where nothing may be sold", async () => {
		setClaims({ showsSamples: false, proven: {}, withoutFigures: ["term-life"] });
		const switchedOff = await mailsOf("quote", { locale: "en", state: "FL", answers: term });
		expect(switchedOff.visitor.text).not.toMatch(/\$100\b|Your estimate|Marcus|Sample\)/i);
		expect(switchedOff.visitor.html).toContain(agency.booking["term-life"]);

		services.sentMails.length = 0;
		await services.database.db.delete(sentVisitorEmails);
		const { visitor, staff } = await mailsOf("quote", { locale: "en", state: "NY", answers: { ...term, state: "NY" } });
		expect(visitor.html).not.toMatch(/booking\.sunfield|tel:|#resume|\$100/);
		expect(staff.html).not.toContain("tel:");
	});

	it("says the case in the subject for staff, from choices alone", async () => {
		const { staff } = await mailsOf("quote", {
			locale: "ht",
			product: "final-expense",
			funnel: "final-expense-quote",
			state: "FL",
			first_name: "Act now",
			last_name: "https://evil.example",
			answers: { state: "FL", insuredAge: "66", whoFor: "self", purpose: "burial", tobacco: "no" },
		});
		expect(staff.subject).toBe("Final Expense, FL, 66, asked for a quote, Kreyòl");
		services.sentMails.length = 0;
		await services.database.db.delete(sentVisitorEmails);
		const chat = await mailsOf("chat", { email: "marie@example.com", locale: "ht", timeline: "immediately" });
		expect(chat.staff.subject).toBe("Final Expense, TX, wants to start now, Kreyòl");
	});

	it("lets staff call and reply in one tap, and opens that lead", async () => {
		const { staff, id } = await mailsOf("quote", { locale: "es", state: "AZ", phone: "602-555-0123" });
		expect(staff.html).toContain('href="tel:+16025550123"');
		expect(staff.html).toMatch(/href="mailto:marie\.joseph@example\.com\?subject=Su%20solicitud/);
		expect(decodeURIComponent(/mailto:[^"]*body=([^"]*)"/.exec(staff.html)?.[1] ?? "")).toContain("Hola, Marie:");
		expect(staff.html).toContain(`/admin/leads/${id}"`);
		expect(staff.text).toMatch(/Their local time +Monday 8:00 AM when this was sent/);
	});

	it("shows no button to call at night", async () => {
		services.setNow(new Date("2026-11-24T06:00:00Z"));
		const { staff } = await mailsOf("quote", { locale: "en" });
		expect(staff.text).not.toContain("Call (305) 555-0123");
		expect(staff.text).toContain("Reply by email (English)");
	});

	it("B27: puts no other language into the words for staff", async () => {
		const result = { monthly_premium: "$50", premiums_over_term: "$12,000", range: "de $40 a $60" };
		const { staff } = await mailsOf("report", { locale: "es", result });
		expect(staff.text).toMatch(/Monthly premium range +\$40 to \$60/);
		expect(staff.text).toMatch(/Coverage amount +\$250,000/);
		expect(staff.text).toMatch(/Term length +20 years/);
		expect(staff.text).not.toMatch(/de \$|as shown on the page/);
	});
});
