import { isJurisdiction } from "../location/jurisdictions.ts";
import { productOfCalculator } from "../products/products.ts";
import type { SharedLeadFields } from "./lead.ts";
import type { LeadContent } from "./lead-content.ts";
import { camelKeys } from "./wire-names.ts";

/** Reads any form's content under inside names. Wire names end here. */
export function sharedLeadFields(content: LeadContent): SharedLeadFields {
	const shared = {
		kind: content.purpose,
		email: content.email || null,
		phone: "phone" in content ? content.phone || null : null,
		firstName: "",
		lastName: "",
		message: "",
		product: null,
		state: null,
	};
	switch (content.purpose) {
		case "contact": {
			const { purpose, email, phone, ...fields } = content;
			return { ...shared, ...camelKeys(fields), details: {} };
		}
		case "report":
		case "estimate": {
			const { state, calculator, inputs, result } = content;
			const product = productOfCalculator[calculator];
			const names = content.purpose === "report" && { firstName: content.firstName, lastName: content.lastName };
			return { ...shared, ...names, product, state, details: { calculator, inputs, result } };
		}
		case "chat": {
			const { name, product, state, state_text, timeline } = content;
			const details = { ...(timeline && { timeline }), ...(state_text && { stateText: state_text }) };
			return { ...shared, firstName: name, product, state, details };
		}
		case "application": {
			const { name, state, role, languages, license } = content;
			const details = { application: { role, languages, license } };
			return { ...shared, firstName: name, product: "recruiting", state, details };
		}
		default: {
			const { purpose, email, phone, funnel, answers, ...fields } = content;
			// The state may be an answer like others. It says more than what the browser guesses.
			const { state: answered = "" } = answers;
			const state = fields.state ?? (isJurisdiction(answered) ? answered : null);
			return { ...shared, ...camelKeys(fields), state, details: { funnel, answers } };
		}
	}
}
