import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentRecords, contactSubmissions, conversionEvents } from "#database/schema.ts";
import { consentText } from "#domain/consent/consent-text.ts";
import { type LeadKind, leadKinds, serviceOfKind } from "#domain/leads/lead-kind.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { readConsents } from "../consent/read-consents.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { leadCopyFor, publishedConsentText } from "./lead-copy.server.ts";
import { receiveLead } from "./receive-lead.server.ts";
import { submitNoScriptLead } from "./submit-no-script-lead.server.ts";

const visitor = { ip: "203.0.113.8", userAgent: "Test browser" };
const noScriptVisitor = {
	...visitor,
	referrer: null,
	page: "/es/somewhere",
	locale: "es",
	state: null,
	cookies: null,
} as const;
const others = leadKinds.filter((formKind) => formKind !== "contact");

describe.each(ruleKinds)("forms beside the contact form on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	const consentsOf = async (leadId = "") =>
		(await readConsents(services.database.db, [leadId])).flatMap(({ full }) => full ?? []);

	async function submission(formKind: LeadKind, changes: Record<string, unknown> = {}) {
		return leadSubmissions[formKind]({ recaptchaToken: await captchaTokenOf(services), ...changes });
	}
	async function stored(result: { ok: boolean; id?: string }) {
		if (!result.id) throw new Error(JSON.stringify(result));
		const { id } = result;
		await services.intake.drained();
		const [lead] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		return lead;
	}
	async function jobsOf(leadId: string | undefined) {
		const query = sql`SELECT name FROM jobs.job WHERE data->>'leadId' = ${leadId} ORDER BY name`;
		return rowsOf(await services.database.db.execute<{ name: string }>(query)).map(({ name }) => name);
	}

	test.each(others)("%s: the lead, its consent, its event and its jobs are stored together", async (formKind) => {
		const session_id = randomUUID();
		const { request, calls } = leadCopyFor("ht", formKind).consent;
		const byEmail = formKind === "report" || formKind === "guide";
		const boxes = {
			...(formKind === "report" && { request: true }),
			...(byEmail && { calls: true }),
		};
		const texts = [request, ...(byEmail ? [calls] : [])];
		const consent = { text: consentText(texts), boxes };
		const body = await submission(formKind, { session_id, consent });
		const lead = await stored(await receiveLead(services, body, visitor));
		const firstName = formKind === "estimate" ? "" : "Marie";
		expect(lead).toMatchObject({ service: serviceOfKind[formKind], kind: formKind, firstName, message: "" });
		const consents = await consentsOf(lead?.id);
		expect(consents).toMatchObject([{ locale: "ht", text: consent.text, text_published: true }]);
		expect(consents[0]?.boxes).toEqual(boxes);
		const events = await services.database.db
			.select()
			.from(conversionEvents)
			.where(eq(conversionEvents.session_id, session_id));
		expect(events).toMatchObject([{ event_type: "form_submit", service: lead?.product ?? serviceOfKind[formKind] }]);
		expect(await jobsOf(lead?.id)).toContain("notify-staff");
	});

	test("enqueues a report or a guide, acknowledges a quote, and sends nothing to a chat without an address", async () => {
		const sent = async (formKind: LeadKind) =>
			jobsOf((await stored(await receiveLead(services, await submission(formKind), visitor)))?.id);
		expect(await sent("report")).toEqual(["notify-staff", "send-report"]);
		expect(await sent("guide")).toEqual(["notify-staff", "send-guide"]);
		expect(await sent("quote")).toEqual(["acknowledge-visitor", "notify-staff"]);
		expect(await sent("chat")).toEqual(["notify-staff"]);
	});

	test("a lead names its product, and whether it may be offered in its state", async () => {
		const inputs = { totalDebt: "12000", interestRate: "21.99", targetPayment: "400" };
		const served = await submission("report", { calculator: "debt_plan", inputs });
		expect(await stored(await receiveLead(services, served, visitor))).toMatchObject({
			product: "debt-action",
			state: "FL",
			notOffered: false,
			details: { calculator: "debt_plan", inputs },
		});
		const notOffered = await submission("report", { calculator: "debt_plan", inputs, state: "CA" });
		expect(await stored(await receiveLead(services, notOffered, visitor))).toMatchObject({
			state: "CA",
			notOffered: true,
		});
	});

	test.each(others)(
		"%s: a lead that is sent ten times at once is stored once, with the same result each time",
		async (formKind) => {
			const body = await submission(formKind);
			const results = await Promise.all(Array.from({ length: 10 }, () => receiveLead(services, body, visitor)));
			expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
			const lead = await stored(results[0] ?? { ok: false });
			expect(lead?.submissionId).toBe(body.submission_id);
			expect(new Set(await jobsOf(lead?.id)).size).toBe((await jobsOf(lead?.id)).length);
		},
	);

	test("the forms of one visit share a limit, except the contact form", async () => {
		const session_id = randomUUID();
		const results = [];
		for (let index = 0; index < 13; index++) {
			const formKind = others[index % others.length] ?? "quote";
			results.push(await receiveLead(services, await submission(formKind, { session_id }), visitor));
		}
		expect(results.filter(({ ok }) => ok)).toHaveLength(12);
		expect(results.at(-1)).toEqual({ ok: false, code: "rate_limited" });
		const message = await submission("contact", { session_id });
		expect(await receiveLead(services, message, visitor)).toMatchObject({ ok: true });
	});

	describe("without script", () => {
		function post(formKind: LeadKind, fields: Record<string, string>, details: object = {}) {
			const form = new FormData();
			for (const [name, value] of Object.entries(fields)) form.set(name, value);
			form.set("details", JSON.stringify(details));
			// As browsers send it.
			form.set("consent_text", publishedConsentText("es", formKind).replaceAll("\n", "\r\n"));
			return submitNoScriptLead(services, formKind, form, { ...noScriptVisitor, ip: `203.0.113.${formKind.length}` });
		}
		const person = { first_name: "Ana", email: "ana@example.com", phone: "941-555-0100" };

		test.each([true, false])("a report is stored with its inputs and the consent that was given: %s", async (given) => {
			const details = { calculator: "term_life", state: "FL", inputs: { age: "40", coverageAmount: "250000" } };
			const fields = { firstName: "Ana", lastName: "Díaz", email: person.email, phone: person.phone, consent: "on" };
			const ticked = { ...fields, ...(given && { calls_consent: "on" }) };
			const lead = await stored(await post("report", ticked, details));
			expect(lead).toMatchObject({ kind: "report", lastName: "Díaz", product: "term-life", locale: "es" });
			expect(lead?.details.inputs).toEqual(details.inputs);
			const [consent] = await consentsOf(lead?.id);
			expect(consent).toMatchObject({ text_published: true, boxes: { request: true, calls: given } });
			expect(consent?.text).toContain("Acepto que Sunfield Financial me envíe este informe");
		});

		test("errors are returned with the values that were typed and ticked", async () => {
			const fields = { firstName: "Ana", lastName: "", email: "ana@", phone: "941-555-0100", calls_consent: "on" };
			expect(await post("report", fields)).toEqual({
				ok: false,
				errors: { lastName: "required", email: "email_invalid", consent: "consent_required" },
				values: { ...fields, consent: "", details: "{}" },
			});
		});

		test("a form with unreadable details returns a failure", async () => {
			expect(await post("quote", person, { product: "submarine" })).toMatchObject({
				errors: {},
				values: person,
				failure: "invalid_submission",
			});
		});

		test("an application is stored with its own consent", async () => {
			const form = new FormData();
			const fields = { role: "agent", license: "none", state: "GA", name: "Ana", phone: "", email: "ana@example.com" };
			for (const [name, value] of Object.entries(fields)) form.set(name, value);
			for (const language of ["pt", "es"]) form.append("languages", language);
			form.set("consent_text", publishedConsentText("es", "application"));
			const posted = { ...noScriptVisitor, ip: "203.0.113.61" };
			const lead = await stored(await submitNoScriptLead(services, "application", form, posted));
			expect(lead).toMatchObject({ kind: "application", email: "ana@example.com", phone: null, state: "GA" });
			expect(lead?.details.application).toEqual({ role: "agent", languages: "pt,es", license: "none" });
			const [consent] = await consentsOf(lead?.id);
			expect(consent).toMatchObject({ text_published: true, boxes: {} });
			expect(consent?.text).toContain("la posibilidad de trabajar con nosotros");
		});

		test("a chat lead may have a phone number only", async () => {
			const lead = await stored(await post("chat", { name: "Ana", phone: person.phone }, { product: "recruiting" }));
			expect(lead).toMatchObject({ firstName: "Ana", email: null, product: "recruiting", notOffered: false });
		});
	});

	test("an application is stored with what was chosen, and asks for no quote", async () => {
		const body = await submission("application", { state: "NY", email: "" });
		const lead = await stored(await receiveLead(services, body, visitor));
		expect(lead).toMatchObject({
			kind: "application",
			service: "career_application",
			subject: "Job application",
			product: "recruiting",
			state: "NY",
			notOffered: false,
			email: null,
			details: { application: { role: "agent", languages: "ht,en", license: "studying" } },
		});
		expect(await jobsOf(lead?.id)).toEqual(["notify-staff"]);
	});

	test("the consent ledger is intact", async () => {
		await services.ledger.seal();
		const { db } = services.database;
		const report = await verifyLedger(db, consentLedger, services.env);
		const records = await db.$count(consentRecords);
		expect(records).toBeGreaterThan(0);
		expect(report).toMatchObject({ breaks: [], waiting: 0, head: { position: records } });
	});
});
