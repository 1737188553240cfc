import type { visitorEvents, visitorProfiles } from "#database/schema.ts";
import { discStyles } from "#domain/profiling/disc-test.ts";
import type { IntakeEntry } from "#server/intake/intake-entry.server.ts";
import type { DemoRandom } from "./demo-random.ts";

const pages = ["", "/services", "/about", "/contact", "/faq"];

/** The visit before the lead, of a person who allowed analytics. Null for the others. */
export function demoVisit(
	{ id, lead, receivedAt }: IntakeEntry,
	random: DemoRandom,
): { events: (typeof visitorEvents.$inferInsert)[]; profile: typeof visitorProfiles.$inferInsert } | null {
	const session = lead.sessionId;
	if (!session) return null;
	const sentAt = Date.parse(receivedAt);
	const views = Array.from({ length: 1 + Math.floor(random.between(0, 5)) }, () => ({
		page: `/${lead.locale}${random.pick(pages)}`,
		seconds: Math.round(random.between(8, 240)),
		scrolled: Math.round(random.next() * 100) / 100,
	}));
	const about = { session_id: session, locale: lead.locale };
	const event = (name: string, page: string, minutesBefore: number, properties: Record<string, unknown>) => {
		const created_at = new Date(sentAt - minutesBefore * 60_000);
		return { id: random.id(), name, page, ...about, properties, created_at };
	};
	const style = random.pick(discStyles);
	return {
		events: [
			...views.map(({ page }, index) => event("page_view", page, (views.length - index) * 2, {})),
			event("contact_form", lead.pageSource, 0, { form_type: lead.kind, page: lead.pageSource, outcome: "success" }),
		],
		profile: {
			id: random.id(),
			session_id: session,
			persona: style,
			confidence: Math.round(random.between(0.4, 0.95) * 100) / 100,
			scores: { [style]: Math.round(random.between(2, 9)) },
			journey: { views, choices: [] },
			contact_submission_id: id,
			created_at: new Date(sentAt),
			updated_at: new Date(sentAt),
		},
	};
}
