import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { leadSubmissions } from "#tests/support/lead-submissions.ts";
import { otherAgency, traces } from "#tests/support/other-agency.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { jobRunner } from "../jobs.server.ts";
import { receiveLead } from "./receive-lead.server.ts";

vi.mock("#content/agency.ts", async (original) => {
	const { contentFacts } = await original<typeof import("#content/agency.ts")>();
	const { otherAgency } = await import("#tests/support/other-agency.ts");
	return { agency: otherAgency, contentFacts: { ...contentFacts, identity: otherAgency } };
});

let services: TestServices;
beforeAll(async () => {
	services = await openTestServices("PGlite");
	await services.jobs.work(jobRunner(services));
});
afterAll(() => services.close());

async function send(kind: "contact" | "report" | "guide" | "offer", locale: Locale): Promise<void> {
	const recaptchaToken = await captchaTokenOf(services);
	const visitor = { ip: "203.0.113.9", userAgent: "Test browser" };
	const result = await receiveLead(
		services,
		leadSubmissions[kind]({ recaptchaToken, locale, email: `${kind}-${locale}@example.com` }),
		visitor,
	);
	if (!result.ok) throw new Error(`Refused: ${result.code}`);
}

test.each(locales)(
	"mails and documents in %s know no other agency than the one in content/agency.ts",
	async (locale) => {
		services.sentMails.length = 0;
		for (const kind of ["contact", "report", "guide", "offer"] as const) await send(kind, locale);
		await vi.waitFor(() => expect(services.sentMails).toHaveLength(8), { timeout: 50_000 });
		for (const { to, subject, text, html, attachments } of services.sentMails) {
			const documents = await Promise.all(attachments.map(({ content }) => pdfText(content)));
			const all = [to, subject, text, html, ...documents];
			for (const part of all) for (const trace of traces) expect(part).not.toMatch(trace);
			for (const document of [html, ...documents]) expect(document).toContain(otherAgency.fullName);
		}
	},
);
