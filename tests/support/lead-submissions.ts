import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { contactSubmission } from "./contact-submission.ts";

type Changes = Record<string, unknown>;

/** A complete submission of each kind of lead, with the given changes. */
export const leadSubmissions: Record<LeadKind, (changes?: Changes) => Changes> = {
	contact: contactSubmission,
	report: (changes) =>
		request({
			service: "calculator_report",
			firstName: "Marie",
			lastName: "Joseph",
			email: "marie.joseph@example.com",
			phone: "305-555-0123",
			calculator: "term_life",
			state: "FL",
			inputs: { age: "40", coverageAmount: "250000", term: "20" },
			result: { primary: 50 },
			consent: { text: consentText, boxes: { request: true, marketing: false } },
			...changes,
		}),
	estimate: (changes) =>
		request({
			service: "calculator_estimate",
			email: "marie.joseph@example.com",
			calculator: "term_life",
			state: "FL",
			inputs: { age: "40", coverageAmount: "250000", term: "20" },
			result: { primary: 50 },
			consent: { text: consentText, boxes: { calls: false } },
			...changes,
		}),
	guide: (changes) =>
		request({
			service: "funnel_lead",
			purpose: "guide",
			first_name: "Marie",
			email: "marie.joseph@example.com",
			product: "iul",
			funnel: "iul/lp",
			...changes,
		}),
	quote: (changes) => funnelRequest({ purpose: "quote", funnel: "term-life-quote", ...changes }),
	offer: (changes) => funnelRequest({ purpose: "offer", funnel: "term-life/offer", ...changes }),
	chat: (changes) =>
		request({
			service: "chat_lead",
			name: "Marie",
			phone: "305-555-0123",
			product: "final-expense",
			state: "TX",
			state_text: "Teksas",
			timeline: "within_30_days",
			...changes,
		}),
	application: (changes) =>
		request({
			service: "career_application",
			role: "agent",
			languages: "ht,en",
			license: "studying",
			state: "NY",
			name: "Marie",
			phone: "305-555-0123",
			email: "marie.joseph@example.com",
			...changes,
		}),
};

const consentText = "The agency may call, text or write to me about this request.";

function funnelRequest(changes: Changes): Changes {
	return request({
		service: "funnel_lead",
		first_name: "Marie",
		last_name: "Joseph",
		email: "marie.joseph@example.com",
		phone: "305-555-0123",
		product: "term-life",
		state: "GA",
		answers: { currentAge: "40", tobacco: "no" },
		...changes,
	});
}

/** The fields that all forms send, without those of the contact form alone. */
function request(changes: Changes): Changes {
	const { first_name, last_name, name, email, phone, message, subject, event_name, ...envelope } = contactSubmission();
	return { ...envelope, ...changes };
}
