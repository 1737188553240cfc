import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSubmissions } from "#database/schema.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { makeCertificate } from "../certificates/make-certificate.server.ts";
import { callFactsOf } from "../lead-desk/work/call-facts.server.ts";
import { addLeadContact } from "./add-lead-contact.server.ts";
import { callsText, publishedConsentText } from "./lead-copy.server.ts";
import { readLead } from "./read-lead.server.ts";
import { receiveLead } from "./receive-lead.server.ts";

const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };

describe.each(ruleKinds)("a name and a number after an estimate by email on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	async function sendLead(formKind: "estimate" | "guide", changes: Record<string, unknown> = {}) {
		const recaptchaToken = await captchaTokenOf(services);
		const submission = leadSubmissions[formKind]({ recaptchaToken, ...changes });
		const result = await receiveLead(services, submission, visitor);
		if (!result.ok) throw new Error(result.code);
		return { id: result.id, submissionId: String(submission.submission_id) };
	}
	const answer = (submissionId: string, changes: Record<string, unknown> = {}) =>
		addLeadContact(
			services,
			{
				submission_id: submissionId,
				locale: "ht",
				text: callsText("ht"),
				page: "/ht",
				name: "",
				phone: "",
				...changes,
			},
			visitor,
		);
	const leadOf = (id: string) => readLead(services.database.db, id);
	async function callsOf(id: string) {
		const [facts] = await callFactsOf(services.database.db, services.env, [await leadOf(id)], services.clock());
		return facts?.callsConsent;
	}

	test("an address alone is a lead that may be emailed and not called", async () => {
		const { db } = services.database;
		const text = publishedConsentText("ht", "estimate");
		const consent = { text, boxes: { calls: false } };
		const { id } = await sendLead("estimate", { locale: "ht", consent });
		await services.intake.drained();
		expect(await leadOf(id)).toMatchObject({ kind: "estimate", firstName: "", phone: null, callsConsent: false });
		expect(await callsOf(id)).toBe(false);
		const [row] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		expect(row).toMatchObject({ state: "FL", product: "term-life", details: { calculator: "term_life" } });
	});

	test("a number is added with a consent of its own, which the certificate proves", async () => {
		const { id, submissionId } = await sendLead("estimate");
		expect(await answer(submissionId, { name: "Marie Joseph", phone: "305-555-0123" })).toEqual({ ok: true });
		// A second answer, perhaps of somebody else at that computer, changes nothing.
		expect(await answer(submissionId, { name: "Jean", phone: "305-555-0999" })).toEqual({ ok: true });
		expect(await leadOf(id)).toMatchObject({ firstName: "Marie Joseph", phone: "305-555-0123", callsConsent: true });
		expect(await callsOf(id)).toBe(true);
		const made = await makeCertificate(services, id);
		if (!made.ok) throw new Error(made.code);
		expect(made.certificate.marketing?.fields).toMatchObject({ text: callsText("ht"), phone: "305-555-0123" });
	});

	test("a number that staff took out is not added a second time", async () => {
		const { id, submissionId } = await sendLead("estimate");
		await answer(submissionId, { phone: "305-555-0123" });
		await services.database.db.update(contactSubmissions).set({ phone: null }).where(eq(contactSubmissions.id, id));
		expect(await answer(submissionId, { name: "Marie", phone: "305-555-0124" })).toEqual({ ok: true });
		expect(await leadOf(id)).toMatchObject({ firstName: "Marie", phone: null });
	});

	test("a name alone is no consent to calls", async () => {
		const { id, submissionId } = await sendLead("estimate");
		expect(await answer(submissionId, { name: "Marie" })).toEqual({ ok: true });
		expect(await leadOf(id)).toMatchObject({ firstName: "Marie", phone: null, callsConsent: false });
	});

	test.each([
		["neither", {}, { code: "invalid", errors: { name: "required" } }],
		["a short number", { phone: "305" }, { code: "invalid", errors: { phone: "phone_min" } }],
		["a text that the site doesn't show", { name: "Marie", text: "Call me." }, { code: "invalid_submission" }],
	])("%s is refused", async (_name, changes, refusal) => {
		const { submissionId } = await sendLead("estimate");
		expect(await answer(submissionId, changes)).toMatchObject({ ok: false, ...refusal });
	});

	test("another kind of lead gets nothing from here", async () => {
		const { submissionId } = await sendLead("guide");
		expect(await answer(submissionId, { name: "Jean" })).toEqual({ ok: false, code: "unknown_submission" });
	});
});
