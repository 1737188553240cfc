import type { conversionEvents, visitorEvents } from "#database/schema.ts";
import type { ConversionType } from "#domain/conversions/conversions.ts";
import type { IntakeEntry } from "#server/intake/intake-entry.server.ts";
import type { DemoRandom } from "./demo-random.ts";

const pages = ["", "/services", "/services/term-life", "/services/iul", "/calculator", "/about", "/resources/faq"];

/** The actions of visitors who write nothing. Most only read. */
const outcomes: Readonly<Record<ConversionType | "nothing", number>> = {
	nothing: 80,
	calculator_used: 11,
	get_quote: 4,
	book_consultation: 3,
	phone_call: 2,
	form_submit: 0,
};

/** Visitors of about the time of a lead who sent no form: without them every visitor would be a success. */
export function demoBrowsing({ lead, receivedAt }: IntakeEntry, random: DemoRandom) {
	const events: (typeof visitorEvents.$inferInsert)[] = [];
	const conversions: (typeof conversionEvents.$inferInsert)[] = [];
	for (let visitor = 0; visitor < 4; visitor += 1) {
		const session_id = random.id();
		const cameAt = Date.parse(receivedAt) - random.between(1, 600) * 60_000;
		const page = `/${lead.locale}${random.pick(pages)}`;
		const about = { session_id, page, locale: lead.locale, created_at: new Date(cameAt) };
		events.push({ ...about, id: random.id(), name: "page_view", properties: {} });
		const outcome = random.weighted(outcomes);
		if (outcome !== "nothing") conversions.push({ ...about, id: random.id(), event_type: outcome });
	}
	return { events, conversions };
}
