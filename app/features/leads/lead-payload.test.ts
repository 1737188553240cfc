import { expect, test } from "vitest";
import { parseLeadSubmission } from "#domain/leads/lead-submission.ts";
import { leadPayload, type PayloadParts } from "./lead-payload.ts";

const parts: PayloadParts = {
	submissionId: "6a1f7c1e-0000-4000-8000-000000000001",
	content: {
		purpose: "contact",
		first_name: "Marie",
		last_name: "Jean",
		email: "marie@example.com",
		phone: "(305) 555-0100",
		message: "Mwen bezwen yon estimasyon.",
	},
	locale: "ht",
	consent: { text: "Lè w voye fòm sa a, ou dakò …\n\nMwen dakò tou …", boxes: { marketing: false } },
	visit: {
		sessionId: "6a1f7c1e-0000-4000-8000-000000000002",
		campaign: { utm_source: "radio", utm_medium: null, utm_campaign: null },
	},
	page: {
		path: "/ht",
		url: "https://sunfield.example/ht?utm_source=radio",
		referrer: "",
		userAgent: "Mozilla/5.0",
		screenResolution: "360x800",
		timeZone: "America/New_York",
	},
	state: "FL",
	now: new Date("2026-11-21T15:00:00Z"),
};

test("the server parses the payload without changing it", () => {
	const payload = leadPayload(parts);
	const parsed = parseLeadSubmission(payload);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
	expect(payload).toEqual({
		service: "contact_submission",
		name: "Marie Jean",
		...parsed.envelope,
		...parsed.content,
	});
	expect(payload).toMatchObject({
		name: "Marie Jean",
		page_source: "/ht",
		referrer: null,
		utm_source: "radio",
		utm_medium: null,
		visitor_state: "FL",
		security_metadata: { timestamp: "2026-11-21T15:00:00.000Z", referrer: "direct", screen_resolution: "360x800" },
		consent: { text: "Lè w voye fòm sa a, ou dakò …\n\nMwen dakò tou …", boxes: { marketing: false } },
	});
});

test("a token in the page's address or in the one before it stays there", () => {
	const payload = leadPayload({
		...parts,
		page: {
			...parts.page,
			url: "https://sunfield.example/ht/privacy?request=Secret.Token&utm_source=radio#your-request",
			referrer: "https://sunfield.example/ht/unsubscribe?t=Secret",
		},
	});
	const [url, referrer] = [
		"https://sunfield.example/ht/privacy?utm_source=radio",
		"https://sunfield.example/ht/unsubscribe",
	];
	expect(payload).toMatchObject({
		form_url: url,
		referrer,
		security_metadata: { page_url: url, referrer },
	});
	expect(JSON.stringify(payload)).not.toContain("Secret");
});

test("overlong addresses and campaign names are cut, not refused", () => {
	const endless = "x".repeat(9000);
	const payload = leadPayload({
		...parts,
		visit: { ...parts.visit, campaign: { utm_source: endless, utm_medium: endless, utm_campaign: endless } },
		page: { ...parts.page, path: endless, url: endless, referrer: endless, userAgent: endless, timeZone: endless },
	});
	expect(parseLeadSubmission(payload)).toMatchObject({ ok: true });
});

test("a ticked consent box is part of the consent", () => {
	const payload = leadPayload({
		...parts,
		content: {
			purpose: "report",
			firstName: "Marie",
			lastName: "Jean",
			email: "marie@example.com",
			phone: "(305) 555-0100",
			calculator: "term_life",
			state: "FL",
			inputs: { age: "40", coverageAmount: "250000" },
			result: { primary: 50 },
		},
		consent: { ...parts.consent, boxes: { request: true, calls: true, marketing: false } },
	});
	expect(payload).toMatchObject({
		service: "calculator_report",
		subject: "Calculator report request",
		consent: { boxes: { request: true, calls: true, marketing: false } },
	});
	expect(parseLeadSubmission(payload)).toHaveProperty("content.inputs", { age: "40", coverageAmount: "250000" });
	expect(payload).not.toHaveProperty("event_name");
});

test("an address that holds half a character does not cost the lead", () => {
	const half = `${"x".repeat(199)}😀`;
	const payload = leadPayload({
		...parts,
		visit: { ...parts.visit, campaign: { utm_source: half, utm_medium: "a\0b", utm_campaign: "\ud800" } },
		page: { ...parts.page, path: "/ht\ud800", referrer: "https://a.example/\n" },
	});
	expect(parseLeadSubmission(payload)).toMatchObject({ ok: true });
});
