import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { agency } from "#content/agency.ts";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { contactSubmissions, sentVisitorEmails } from "#database/schema.ts";
import { translator } from "#i18n/messages.server.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { jobRunner, jobs } from "../jobs.server.ts";
import { receiveLead } from "./receive-lead.server.ts";
import { submitNoScriptLead } from "./submit-no-script-lead.server.ts";

const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };
const consent = {
	text: "The agency may call, text or write to me about this request.",
	boxes: { request: true, marketing: false },
};

const report = {
	service: "calculator_report",
	purpose: "report",
	firstName: "Marie",
	lastName: "Joseph",
	calculator: "iul",
	state: "FL",
	inputs: { age: "35", monthlyContribution: "300", timeHorizon: "20", assumedRate: "6" },
	// The PDF does not show what a browser claims to have shown.
	result: { primary: "$999,999.99" },
	consent,
};

const guide = {
	service: "funnel_lead",
	purpose: "guide",
	product: "final-expense",
	funnel: "final-expense/lp",
	phone: "",
	locale: "en",
};

const samples = currentClaims();

describe.each(ruleKinds)("a lead that requests a PDF, on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
		await services.jobs.work(jobRunner(services));
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		setClaims(samples);
		services.sentMails.length = 0;
		// Each test is the visitor's first of the day.
		await services.database.db.delete(sentVisitorEmails);
	});

	async function send(changes: Record<string, unknown>): Promise<string> {
		const recaptchaToken = await captchaTokenOf(services);
		const result = await receiveLead(services, contactSubmission({ recaptchaToken, ...changes }), visitor);
		if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result)}`);
		return result.id;
	}

	/** All mails, once as many as expected have been sent. */
	async function mails(count: number) {
		const subjects = () => services.sentMails.map(({ subject }) => subject);
		await vi.waitFor(() => expect(subjects(), subjects().join(", ")).toHaveLength(count), { timeout: 30_000 });
		return services.sentMails;
	}

	/** The notice to staff of the new lead. */
	const isNotice = ({ subject }: { subject: string }) =>
		subject.includes("asked for an estimate") && !subject.startsWith("Estimate withheld");

	test("gets its estimate as one PDF, computed from the inputs", async () => {
		const leadId = await send(report);
		const [mail, ...others] = (await mails(2)).filter(({ to }) => to === "marie.joseph@example.com");
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ language: "ht", subject: "Estimasyon ou" });
		expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
			["estimasyon-asirans-vi-inivesel-endekse.pdf", "application/pdf"],
		]);
		const text = await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0));
		for (const amount of ["$138,612", "$110,032", "$176,706", "$72,000"]) expect(text).toContain(amount);
		expect(text).not.toContain("999,999");
		expect(mail?.text).toContain(`utm_content=${leadId}`);
		expect(mail?.text).toContain("STOP");
	});

	test("gets the requested guide", async () => {
		await send(guide);
		const mail = (await mails(2)).find(({ to }) => to === "marie.joseph@example.com");
		expect(mail?.html).toContain("/guides/en/final-expense.pdf");
		expect(mail?.subject).toMatch(/^Your guide: ./);
		expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["guide-final-expense-insurance.pdf"]);
		expect(await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0))).toContain("November 2026 edition");
	});

	test("gets a guide without figures where nothing may be sold, and no link to one with figures", async () => {
		await send({ ...guide, product: "iul", funnel: "iul/lp", state: "NY" });
		const mail = (await mails(2)).find(({ to }) => to === "marie.joseph@example.com");
		expect(mail?.html).not.toContain("/guides/");
		expect(mail?.html).not.toContain(new URL(agency.booking.general).host);
		const text = await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0));
		expect(text.length).toBeGreaterThan(2000);
		expect(text).not.toContain(translator("en", "pdf")("guide.example.title"));
	});

	test("gets no figures in California without a license number in production, and no appointment", async () => {
		setClaims({ showsSamples: false, proven: {} });
		await send({ ...report, state: "CA", locale: "en" });
		const sent = await mails(3);
		const mail = sent.find(({ to }) => to === "marie.joseph@example.com");
		const text = await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0));
		expect(text).toContain("$300");
		expect(text).not.toMatch(/138,612|72,000/);
		expect(mail?.subject).toBe("Your request");
		expect(mail?.text).toContain("California requires our license number next to every quote");
		expect(mail?.html).not.toContain(agency.booking.iul);
		const lead = sent.find(isNotice);
		const notice = sent.find(({ subject }) => subject.startsWith("Estimate withheld"));
		expect(notice?.subject, "nothing that was typed freely").toBe(`Estimate withheld: ${lead?.subject}`);
		expect(notice?.subject).toContain("CA, 35, asked for an estimate");
		expect(notice?.to).toBe("leads@sunfield.example");
		expect(notice?.text).toContain("Don’t quote or call until the number is in the agency settings");
		expect(lead?.text).toContain("Don’t quote or call: California requires our license number");
		expect(lead?.text).toContain("We’re not allowed to sell this in their state.");
		// A browser sent it, but no page showed it.
		expect(lead?.text).not.toMatch(/999,999|as shown on the page/);
		for (const mail of [notice, lead]) {
			expect(mail?.text).toContain("(305) 555-0123");
			expect(mail?.html).not.toContain("tel:");
		}
	});

	test("is called in California once the license number is entered", async () => {
		const licenses = { npn: "", licenses: { CA: { number: "0H00000", expiresOn: "2099-01-01" } }, missing: [] };
		setClaims({ showsSamples: false, proven: {}, facts: { licenses } });
		await send({ ...report, state: "CA", locale: "en" });
		const lead = (await mails(2)).find(isNotice);
		expect(lead?.text).toMatch(/When you can call\s+(Now, until|From)/);
		expect(lead?.text).toMatch(/as shown on the page\s+\$999,999\.99/);
		expect(lead?.text).not.toContain("Don’t quote or call");
	});

	test.each(["FL", "TX"])(
		"gets written quotes promised in %s instead of figures that are switched off",
		async (state) => {
			setClaims({ showsSamples: false, proven: {}, withoutFigures: ["iul"] });
			await send({ ...report, state, locale: "en" });
			const sent = await mails(3);
			const mail = sent.find(({ to }) => to === "marie.joseph@example.com");
			expect(await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0))).not.toMatch(/138,612|72,000|%/);
			expect(mail?.text).toContain("will get you written quotes from insurers");
			// Nothing speaks against a talk.
			expect(mail?.html).toContain(agency.booking.iul);
			expect(sent.find(({ subject }) => subject.startsWith("Estimate withheld"))?.text).toContain(
				"get them written quotes from insurers",
			);
			const lead = sent.find(isNotice);
			expect(lead?.text).toMatch(/When you can call\s+(Now, until|From)/);
			expect(lead?.text).not.toContain("as shown on the page");
		},
	);

	test("gets its figures in production with nothing recorded, marked as an estimate", async () => {
		setClaims({ showsSamples: false, proven: {} });
		await send({ ...report, locale: "en" });
		const mail = (await mails(2)).find(({ to }) => to === "marie.joseph@example.com");
		const text = await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0));
		expect(text).toContain("$138,612");
		const mark = "Rough estimate at an assumed rate. Not an insurer’s rate or offer.";
		expect(text.replace(/\s+/g, " ")).toContain(mark);
		expect(mail?.text).toContain(mark);
	});

	test("gets an acknowledgment if the stored inputs no longer give an estimate", async () => {
		const leadId = await send({ ...report, locale: "en" });
		await mails(2);
		const details = { calculator: "iul", inputs: { age: "12" } } as const;
		await services.database.db.update(contactSubmissions).set({ details }).where(eq(contactSubmissions.id, leadId));
		await jobs["send-report"](services, { leadId }, "job-1");
		expect(services.sentMails.at(-1)).toMatchObject({ subject: "We have your request", attachments: [] });
	});

	test("gets no booking link where the agency may not sell", async () => {
		await send({ ...report, state: "NY", locale: "en" });
		// The agency also learns that nobody may call.
		const mail = (await mails(3)).find(({ to }) => to === "marie.joseph@example.com");
		expect(mail?.html).not.toContain(new URL(agency.booking.general).host);
		const text = await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0));
		expect(text).toContain("recruiting-only basis in New York");
		expect(text, "no figures").not.toMatch(/138,612|72,000/);
	});

	test("gets nothing if it looks like spam", async () => {
		const form = new FormData();
		form.set("first_name", "Robot");
		form.set("email", "stranger@example.com");
		form.set("company_website", "https://spam.example");
		form.set("details", JSON.stringify({ product: "iul", funnel: "iul/lp" }));
		const page = { referrer: null, page: "/en/funnels/iul/lp", locale: "en", cookies: null, state: null } as const;
		const result = await submitNoScriptLead(services, "guide", form, { ...visitor, ...page });
		if (!result.ok) throw new Error("Refused");
		await services.intake.whenStored(result.id, 20_000);
		await jobs["send-guide"](services, { leadId: result.id }, "job-1");
		await jobs["send-report"](services, { leadId: result.id }, "job-2");
		expect(services.sentMails).toEqual([]);
	});
});
