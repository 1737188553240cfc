import { randomUUID } from "node:crypto";

/** A complete submission of the contact form, with the given changes. */
export function contactSubmission(changes: Record<string, unknown> = {}): Record<string, unknown> {
	return {
		service: "contact_submission",
		submission_id: randomUUID(),
		first_name: "Marie",
		last_name: "Joseph",
		name: "Marie Joseph",
		email: "marie.joseph@example.com",
		phone: "305-555-0123",
		message: "Bonjou, mwen ta renmen konnen pri asirans pou fanmi mwen.",
		subject: "Contact form submission",
		locale: "ht",
		page_source: "/ht",
		form_url: "http://localhost/ht",
		referrer: null,
		user_agent: "Test browser",
		utm_source: "radio",
		utm_medium: null,
		utm_campaign: null,
		session_id: randomUUID(),
		event_name: "contact_form_submission",
		security_metadata: {
			timestamp: "2026-11-23T15:00:00.000Z",
			user_agent: "Test browser",
			page_url: "http://localhost/ht",
			referrer: "direct",
			screen_resolution: "360x740",
			timezone: "America/New_York",
		},
		consent: { text: "The agency may call, text or write to me about this request.", boxes: { marketing: false } },
		...changes,
	};
}
