import type { LeadContent } from "#domain/leads/lead-content.ts";
import type { LeadField } from "#domain/leads/lead-forms.ts";

/** Who somebody is and how to reach them, as they said it in this visit. */
export interface VisitorDetails {
	first_name?: string;
	last_name?: string;
	email?: string;
	phone?: string;
}

const key = "sf_visitor";

/** Nobody should have to type their name twice in one visit; it leaves the browser only in a form that is sent. */
export function rememberVisitor(content: LeadContent): void {
	const { email, phone } = content;
	const [first_name, last_name] =
		"firstName" in content
			? [content.firstName, content.lastName]
			: "name" in content
				? [content.name, ""]
				: [content.first_name, "last_name" in content ? content.last_name : ""];
	const known = Object.entries({ first_name, last_name, email, phone }).filter(([, value]) => value);
	try {
		const details = { ...rememberedVisitor(), ...Object.fromEntries(known) };
		window.sessionStorage.setItem(key, JSON.stringify(details));
	} catch {
		// A browser that keeps nothing asks again.
	}
}

export function rememberedVisitor(): VisitorDetails {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "{}");
		const fields = Object.entries(kept ?? {}).filter(([, value]) => typeof value === "string");
		return Object.fromEntries(fields) as VisitorDetails;
	} catch {
		return {};
	}
}

/** What is known for a field of a form. */
export function remembered(details: VisitorDetails, field: LeadField): string | undefined {
	switch (field) {
		case "firstName":
		case "first_name":
			return details.first_name;
		case "lastName":
		case "last_name":
			return details.last_name;
		case "name":
			return [details.first_name, details.last_name].filter(Boolean).join(" ");
		case "email":
		case "phone":
			return details[field];
		default:
			return undefined;
	}
}
