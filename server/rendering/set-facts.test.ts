import { afterAll, beforeAll, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { sharedPages } from "#content/shared-pages.server.ts";
import type { SetFacts } from "#domain/agency/settable-facts.ts";
import { locales } from "#domain/locale/locales.ts";
import type { EmailTemplate } from "#emails/templates.ts";
import { otherAgency, settableTraces } from "#tests/support/other-agency.ts";
import { pdfText } from "#tests/support/pdf-text.ts";
import { sampleVariants } from "#tests/support/sample.ts";
import { defaultColors, groupedTraces, tracesIn } from "#tests/support/traces.ts";
import { type EmailContent, renderings } from "./renderings.server.ts";

/* Every kind of email and PDF, with as few words as it takes: the frame around them has the facts of the agency. */

const { name, shortName, legalName, phone, tollFreePhone, email, address, hours, closedOn, booking, social } =
	otherAgency;
const facts: SetFacts = {
	identity: { name, shortName, legalName },
	brand: { palette: "plum", logo: null, logoHasName: false },
	office: {
		phone,
		tollFreePhone,
		email,
		address: { street: address.street, city: address.city, postalCode: address.postalCode },
		hours,
		closedOn,
	},
	links: { booking, social },
};

const sampleClaims = currentClaims();
beforeAll(() => setClaims({ ...sampleClaims, facts }));
afterAll(() => setClaims(sampleClaims));

const frame = { preview: "Preview", title: "Title", footer: "Footer" };
const link = "https://site.example/link";
const rows = [{ label: "Product", value: "Term life", href: link }];
const estimate = { title: "Estimate", figures: [{ id: "premium", label: "Monthly", value: "$50" }], notes: ["A note"] };
const agent = {
	portrait: null,
	name: "Ana",
	followUp: "Ana will call",
	role: "Agent",
	speaks: "English",
	license: null,
};
const language = "en";

const emails: { [Name in EmailTemplate]: Extract<EmailContent, { template: Name }>["props"] } = {
	confirmEmail: {
		language,
		link,
		copy: { ...frame, opened: "Opened", button: "Confirm", fallback: "Or", expires: "Soon", ignore: "Ignore" },
	},
	leadDigest: {
		language,
		copy: { ...frame, text: "Two leads", more: "And more", open: "Open" },
		leads: [{ id: "1", text: "Marie", href: link }],
		dashboardUrl: link,
	},
	personalMessage: {
		language,
		copy: { ...frame, text: `Hi Marie,\n\nCall ${phone.display} or see ${link}.`, license: null, notes: ["A note"] },
	},
	plainMessage: { language, copy: { ...frame, paragraphs: ["A paragraph"] } },
	securityNotice: {
		language,
		link,
		copy: { ...frame, opened: "Opened", facts: rows, yours: "Yours", notYours: "Not yours", button: "Secure" },
	},
	staffMessage: { language, copy: { ...frame, text: "Text", facts: rows, open: "Open" }, dashboardUrl: link },
	staffNotice: {
		language,
		copy: {
			...frame,
			stopped: ["Don’t call"],
			actions: [
				{ label: "Call", href: link },
				{ label: "Write", href: `${link}?2` },
			],
			facts: rows,
			messageTitle: "Message",
			detailsTitle: "Details",
			details: rows,
			open: "Open",
		},
		message: "Bonjou",
		dashboardUrl: link,
	},
	visitorMessage: {
		language,
		copy: {
			...frame,
			greeting: "Hi Marie,",
			paragraphs: [`Call ${phone.display}.`],
			notice: "Held until Monday",
			estimate,
			action: { label: "Book", href: link },
			links: [{ label: "Guide", href: link }],
			answers: { title: "Answers", rows },
			next: { title: "Next", steps: ["We call"] },
			agent,
			call: `Or call ${phone.display}`,
			license: null,
			notes: ["A note"],
		},
	},
};

test.each(Object.entries(emails))(
	"an email of the kind %s has the facts and colors that are set",
	async (template, props) => {
		const content = { template, props, siteOrigin: "https://site.example" } as Parameters<typeof renderings.email>[0];
		const { html, text } = await renderings.email(content);
		for (const body of [html, text]) {
			const found = tracesIn({ where: template, text: body }, [...settableTraces, defaultColors()]);
			expect(groupedTraces(found)).toBe("");
			for (const fact of [otherAgency.fullName, address.street, phone.display, email]) expect(body).toContain(fact);
		}
		expect(html).toMatch(/#[0-9a-f]{6}/);
	},
);

const date = new Date("2026-11-23T15:00:00Z");
const sections = [{ title: "Consent", quote: "I agree", facts: [{ name: "Given on", value: "Monday" }] }];
const paper = { title: "Title", subtitle: "Subtitle", intro: "Intro", date };
const inputs = { service: "whole_life", state: "FL", age: 40, coverageAmount: 100_000, smoker: false } as const;
const appointment = { label: "Book", href: booking.general };

const pdfs: Record<string, (locale: (typeof locales)[number]) => Promise<Uint8Array>> = {
	report: (locale) => renderings.report({ locale, name: null, inputs, booking: appointment, now: date }),
	guide: (locale) => renderings.guide({ locale, product: "term-life", state: null, now: date }),
	dataCopy: (locale) => renderings.dataCopy({ ...paper, locale, sections: [{ title: "Leads", records: [] }] }),
	certificate: (locale) => renderings.certificate({ ...paper, locale, sections }),
	evidence: (locale) => renderings.evidence({ ...paper, locale, reference: "1", intro: [paper.intro], sections }),
};

test.each(sampleVariants(Object.keys(pdfs), locales))(
	"a PDF of the kind %s in %s has the facts that are set",
	async (kind, locale) => {
		const text = await pdfText(Buffer.from((await pdfs[kind]?.(locale)) ?? []));
		expect(groupedTraces(tracesIn({ where: `${kind} in ${locale}`, text }, settableTraces))).toBe("");
		for (const fact of [otherAgency.fullName, address.street, phone.display])
			expect(text.replace(/\s+/g, " ")).toContain(fact);
	},
);

test("social images say only what is set", () => {
	const found = sharedPages().flatMap(({ locale, path, title, eyebrow }) =>
		tracesIn({ where: `the image of ${path} in ${locale}`, text: `${eyebrow}\n${title}` }, settableTraces),
	);
	expect(groupedTraces(found)).toBe("");
});
