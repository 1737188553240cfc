import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { checkCertificate } from "../certificates/check-certificate.server.ts";
import { makeCertificate } from "../certificates/make-certificate.server.ts";
import { readConsents } from "../consent/read-consents.server.ts";
import { callFactsOf } from "../lead-desk/work/call-facts.server.ts";
import { marketingText } from "./lead-copy.server.ts";
import { readLead } from "./read-lead.server.ts";
import { receiveLead } from "./receive-lead.server.ts";
import { recordMarketingConsent } from "./record-marketing-consent.server.ts";

const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };

describe.each(ruleKinds)("consent to marketing after a lead on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	async function sendLead(formKind: "contact" | "guide" | "application", changes: Record<string, unknown> = {}) {
		const recaptchaToken = await captchaTokenOf(services);
		const submission = leadSubmissions[formKind]({ recaptchaToken, ...changes });
		const result = await receiveLead(services, submission, visitor);
		if (!result.ok) throw new Error(result.code);
		return { id: result.id, submissionId: String(submission.submission_id) };
	}
	const answer = (submissionId: string, changes: Record<string, unknown> = {}) =>
		recordMarketingConsent(
			services,
			{
				submission_id: submissionId,
				locale: "ht",
				text: marketingText("ht"),
				marketing_consent: "on",
				page: "/ht",
				...changes,
			},
			visitor,
		);
	const recordsOf = async (leadId: string) =>
		(await readConsents(services.database.db, [leadId])).flatMap(({ full }) => full ?? []);

	test("is a record of its own, which the certificate proves and which opens calls", async () => {
		const { id, submissionId } = await sendLead("contact");
		expect(await answer(submissionId)).toEqual({ ok: true });
		expect(await answer(submissionId)).toEqual({ ok: true });
		const [request, marketing, ...others] = await recordsOf(id);
		expect(others).toEqual([]);
		expect(request?.text).not.toContain(marketingText("ht"));
		expect(marketing).toMatchObject({
			text: marketingText("ht"),
			text_published: true,
			boxes: { marketing: true },
			phone: request?.phone,
			locale: "ht",
			ip_address: visitor.ip,
		});
		const { db } = services.database;
		const lead = await readLead(db, id);
		expect(lead).toMatchObject({ callsConsent: true, marketingConsent: true });
		const [facts] = await callFactsOf(db, services.env, [lead], services.clock());
		expect(facts).toMatchObject({ callsConsent: true, marketingCallsConsent: true });

		const made = await makeCertificate(services, id);
		if (!made.ok) throw new Error(made.code);
		const { certificate } = made;
		expect(certificate.consent.fields.id).toBe(request?.id);
		expect(certificate.marketing?.fields.text).toBe(marketingText("ht"));
		const changed = structuredClone(certificate);
		if (changed.marketing) changed.marketing.fields.phone = "+19415550199";
		const { faults } = checkCertificate(Buffer.from(`${JSON.stringify(changed, null, "\t")}\n`));
		expect(faults).toContain("changed");
	});

	test.each([
		["a text that the site doesn't show", { text: "I agree to everything." }],
		["a box that is empty", { marketing_consent: undefined }],
	])("refuses %s", async (_, changes) => {
		const { id, submissionId } = await sendLead("contact");
		expect(await answer(submissionId, changes)).toEqual({ ok: false, code: "invalid_submission" });
		expect(await recordsOf(id)).toHaveLength(1);
	});

	test("refuses an application, a lead without a number, and the lead's own id, which others know", async () => {
		const application = await sendLead("application");
		const guide = await sendLead("guide", { phone: "" });
		const { id } = await sendLead("contact");
		for (const one of [application.submissionId, guide.submissionId, id]) {
			expect(await answer(one)).toEqual({ ok: false, code: "unknown_submission" });
		}
	});
});
