import { randomUUID } from "node:crypto";

/** A valid body for each endpoint that the site's own script calls, leads aside. */
export const validReports = {
	events: () => ({
		session_id: randomUUID(),
		events: [
			{ id: randomUUID(), name: "page_view", properties: {}, page: "/en", locale: "en", age_ms: 10 },
			{
				id: randomUUID(),
				name: "blog_post_click",
				properties: { title: "Term life for young families", category: "Term life", id: "term-life" },
				page: "/ht/blog",
				locale: "ht",
				age_ms: 0,
			},
		],
	}),
	journey: () => ({
		views: [{ page: "/en/services/iul", seconds: 30, scrolled: 0.8 }],
		choices: [{ kind: "calculator", afterViews: 1 }],
	}),
	consent: () => ({
		id: randomUUID(),
		version: "2026-11-01",
		categories: { analytics: true, marketing: false, personalization: true },
		gpc: false,
		locale: "pt",
	}),
	clientError: () => ({
		source: "island",
		name: "TypeError",
		message: "next is not a function",
		page: "/en/calculator",
		frames: ["/assets/calculator-B2_x9.js:1:512"],
	}),
	credentials: () => ({ email: "marie@example.com", password: "Sunny-day.1" }),
	cspReport: () => ({
		"csp-report": {
			"document-uri": "https://sunfield.example/en?x=1",
			"effective-directive": "script-src",
			"blocked-uri": "https://evil.example/x.js",
		},
	}),
	scheduler: () => ({
		event: "invitee.created",
		created_at: "2026-11-23T15:00:00.000000Z",
		payload: {
			uri: `https://api.calendly.com/scheduled_events/AAAA/invitees/${randomUUID()}`,
			email: "marie.joseph@example.com",
			name: "Marie Joseph",
			rescheduled: false,
			old_invitee: null,
			new_invitee: "",
			tracking: { utm_content: "x", salesforce_uuid: "" },
			scheduled_event: { name: "IUL strategy call", start_time: "2026-11-25T16:00:00.000000Z" },
		},
	}),
};
