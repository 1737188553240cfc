import { classifyButton } from "./classify-button.ts";
import type { VisitorEvent } from "./events.ts";

/** A link or a button on the page. */
export interface Clicked {
	href: string | undefined;
	label: string;
	/** Looks like a button, and does not send a form: a sent form has its own event. */
	isButton: boolean;
	location: string;
	/** Set for links of the states' grid. */
	state: { code: string; name: string } | undefined;
	/** Set for links to articles. */
	article: { id: string; title: string; category: string } | undefined;
}

interface AgencyAddresses {
	phone: { e164: string };
	tollFreePhone: { e164: string };
	/** The scheduler's pages by product. */
	booking: Readonly<Record<string, string>>;
}

const maxLabelLength = 80;

/** The event of a click, if any. One action is one event: the address of a link counts before its label. */
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
	// The number of another office, such as a regulator.
	if (href?.startsWith("tel:")) return undefined;

	const label = clicked.label.slice(0, maxLabelLength);
	const kind = isButton ? classifyButton(label) : undefined;
	// The address of one page may begin like that of another.
	const [product] = Object.entries(agency.booking)
		.filter(([, address]) => href?.startsWith(address))
		.reduce((best, page) => (page[1].length > best[1].length ? page : best), ["", ""]);
	if (product && kind !== "get_quote") return { name: "book_appointment", properties: { product, source: location } };
	return kind && { name: kind, properties: { label, location } };
}
