import * as v from "valibot";
import { expect, test } from "vitest";
import { contactSubmissionSchema } from "#domain/leads/contact-submission.ts";
import { contactPayload, type PayloadParts, withToken } from "./contact-payload.ts";

const parts: PayloadParts = {
	submissionId: "6a1f7c1e-0000-4000-8000-000000000001",
	form: {
		first_name: "Marie",
		last_name: "Jean",
		email: "marie@example.com",
		phone: "(305) 555-0100",
		message: "Mwen bezwen yon estimasyon.",
	},
	locale: "ht",
	consent: { request: "Lè w voye fòm sa a, ou dakò …", marketing: "Mwen dakò tou …", marketingTicked: false },
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
	now: new Date("2026-11-21T15:00:00Z"),
};

test("the payload is what the intake takes, word for word", () => {
	const payload = contactPayload(parts);
	expect(v.parse(contactSubmissionSchema, payload)).toEqual(payload);
	expect(payload).toMatchObject({
		name: "Marie Jean",
		page_source: "/ht",
		referrer: null,
		utm_source: "radio",
		utm_medium: null,
		security_metadata: { timestamp: "2026-11-21T15:00:00.000Z", referrer: "direct", screen_resolution: "360x800" },
		consent: { text: "Lè w voye fòm sa a, ou dakò …\n\nMwen dakò tou …", boxes: { marketing: false } },
	});
});

test("endless addresses and campaign names are cut, not refused", () => {
	const endless = "x".repeat(9000);
	const payload = contactPayload({
		...parts,
		visit: { ...parts.visit, campaign: { utm_source: endless, utm_medium: endless, utm_campaign: endless } },
		page: { ...parts.page, path: endless, url: endless, referrer: endless, userAgent: endless, timeZone: endless },
	});
	expect(v.is(contactSubmissionSchema, payload)).toBe(true);
});

test("a token goes under both of its names", () => {
	expect(withToken(contactPayload(parts), "token")).toMatchObject({
		recaptchaToken: "token",
		recaptcha_token: "token",
	});
});
