import { classifyButton } from "./classify-button.ts";
import type { VisitorEvent } from "./events.ts";

/** A link or a button, as it was found on the page. */
export interface Clicked {
	href: string | undefined;
	label: string;
	/** Looks like a button, and does not send a form: that is told when the form has arrived. */
	isButton: boolean;
	location: string;
	/** Set on links of the states' grid. */
	state: { code: string; name: string } | undefined;
	/** Set on links to articles. */
	article: { id: string; title: string; category: string } | undefined;
}

interface AgencyAddresses {
	phone: { e164: string };
	tollFreePhone: { e164: string };
	/** The scheduler's pages, by what they are for. */
	booking: Readonly<Record<string, string>>;
}

const maxLabelLength = 80;

/** What a click means, if it is worth telling. One deed is one event: where it leads counts before what it says. */
export function clickEvent(clicked: Clicked, agency: AgencyAddresses): VisitorEvent | undefined {
	const { href, isButton, location, state, article } = clicked;
	if (state) {
		return {
			name: "state_selection",
			properties: { category: "navigation", state: state.code, state_name: state.name },
		};
	}
	if (article) return { name: "blog_post_click", properties: article };
	const number = [agency.phone, agency.tollFreePhone].find(({ e164 }) => href === `tel:${e164}`)?.e164;
	if (number) return { name: "call_click", properties: { number, location } };
	// Of an office that is not the agency's.
	if (href?.startsWith("tel:")) return undefined;

	const label = clicked.label.slice(0, maxLabelLength);
	const kind = isButton ? classifyButton(label) : undefined;
	const product = Object.entries(agency.booking).find(([, address]) => href?.startsWith(address))?.[0];
	if (product && kind !== "get_quote") return { name: "book_appointment", properties: { product, source: location } };
	return kind && { name: kind, properties: { label, location } };
}
