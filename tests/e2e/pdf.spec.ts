import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { schedulerMessage, schedulerSignature, someInvitee } from "#tests/support/scheduler.ts";
import { captchaToken, postLead } from "#tests/support/send-lead.ts";
import type { Site } from "#tests/support/site.ts";

test.use({ javaScriptEnabled: false });

const estimates = [
	{ locale: "en", service: "iul", inputs: "age=35&monthlyContribution=300&timeHorizon=20&assumedRate=6" },
	{ locale: "es", service: "debt_plan", inputs: "totalDebt=10000&interestRate=18&targetPayment=300" },
	{ locale: "pt", service: "term_life", inputs: "age=35&coverageAmount=250000&term=20&smoker=yes" },
	{ locale: "ht", service: "fia", inputs: "depositAmount=100000&timeHorizon=10" },
];

for (const { locale, service, inputs } of estimates) {
	test(`the mailed ${service} report in ${locale} has the figures of the page`, async ({ page, site, mailsWith }) => {
		await page.goto(`/${locale}/calculator?service=${service}&state=FL&${inputs}`);
		const figures = await figuresOf(page);
		expect(figures.length).toBeGreaterThan(1);

		const email = `${randomUUID()}@example.com`;
		await sendLead(site, {
			service: "calculator_report",
			purpose: "report",
			firstName: "Marie",
			lastName: "Joseph",
			email,
			locale,
			calculator: service,
			state: "FL",
			inputs: Object.fromEntries(new URLSearchParams(inputs)),
			consent: {
				text: "The agency may call, text or write to me about this request.",
				boxes: { request: true, marketing: false },
			},
		});

		const mail = (await mailsWith(email, 2)).find(({ to }) => to === email);
		expect(mail?.language).toBe(locale);
		expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(["application/pdf"]);
		const text = inOneLine(await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0)));
		for (const figure of figures) expect(text).toContain(inOneLine(figure));
	});
}

test("only a signed call of the scheduler marks the lead as booked or canceled", async ({ request, site }) => {
	const email = `${randomUUID()}@example.com`;
	const { id } = await sendLead(site, { email });
	const bookingOf = async () => (await site.ask("leads")).find((lead) => lead.id === id)?.bookingStatus;
	const uri = someInvitee();
	const notify = async (event: "invitee.created" | "invitee.canceled", key?: string) => {
		const data = schedulerMessage({ event, uri, email, reference: id });
		const headers = {
			"content-type": "application/json",
			"calendly-webhook-signature": schedulerSignature(data, await site.ask("now"), key),
		};
		return (await request.post("/functions/booking-webhook", { data, headers })).status();
	};

	expect(await notify("invitee.created", "another key")).toBe(401);
	expect(await bookingOf()).toBeNull();
	expect(await notify("invitee.created")).toBe(204);
	expect(await notify("invitee.created")).toBe(204);
	expect(await bookingOf()).toBe("booked");
	expect(await notify("invitee.canceled")).toBe(204);
	expect(await bookingOf()).toBe("cancelled");
	expect((await request.get("/functions/booking-webhook")).status()).toBe(405);
});

async function sendLead(site: Site, changes: Record<string, unknown>): Promise<{ id: string }> {
	const body = contactSubmission({ recaptchaToken: await captchaToken(site.origin), ...changes });
	const response = await postLead(site.origin, body);
	expect(response.status, await response.clone().text()).toBe(200);
	return (await response.json()) as { id: string };
}

function figuresOf(page: Page): Promise<string[]> {
	return page.locator("[data-figure]").allInnerTexts();
}

/** Replaces line breaks, which differ in a PDF, by spaces. */
function inOneLine(text: string): string {
	return text.replace(/\s+/g, " ").trim();
}
