import type { visitorEvents, visitorProfiles } from "#database/schema.ts";
import { type DiscStyle, discStyles } from "#domain/profiling/disc-test.ts";
import { type ChoiceKind, choiceKinds, type Journey, messageTraits } from "#domain/profiling/journey.ts";
import { weightsOfChoice, weightsOfPage } from "#domain/profiling/style-weights.ts";
import { visitorProfile } from "#domain/profiling/visitor-model.ts";
import type { IntakeEntry } from "#server/intake/intake-entry.server.ts";
import type { DemoRandom } from "./demo-random.ts";

const places = ["", "/services", "/about", "/contact", "/calculator", "/carriers", "/licensing", "/resources/faq"];
const topics = [
	"/services/term-life",
	"/services/final-expense",
	"/services/iul",
	"/services/whole-life",
	"/test-disc",
];
const pages = [...places, ...topics];

/** The visit before the lead, of a person who allowed analytics. Null for the others. */
export function demoVisit(
	{ id, lead, receivedAt }: IntakeEntry,
	random: DemoRandom,
): { events: (typeof visitorEvents.$inferInsert)[]; profile: typeof visitorProfiles.$inferInsert } | null {
	const session = lead.sessionId;
	if (!session) return null;
	const sentAt = Date.parse(receivedAt);
	const journey = demoJourney(lead.locale, lead.message, random);
	const { views } = journey;
	const about = { session_id: session, locale: lead.locale };
	const event = (name: string, page: string, minutesBefore: number, properties: Record<string, unknown>) => {
		const created_at = new Date(sentAt - minutesBefore * 60_000);
		return { id: random.id(), name, page, ...about, properties, created_at };
	};
	return {
		events: [
			...views.map(({ page }, index) => event("page_view", page, (views.length - index) * 2, {})),
			event("contact_form", lead.pageSource, 0, { form_type: lead.kind, page: lead.pageSource, outcome: "success" }),
		],
		profile: {
			id: random.id(),
			session_id: session,
			...visitorProfile(journey),
			journey,
			contact_submission_id: id,
			created_at: new Date(sentAt),
			updated_at: new Date(sentAt),
		},
	};
}

/** What somebody of one style reads and opens, more often than not. The site's own model then guesses the style. */
function demoJourney(locale: string, message: string, random: DemoRandom): Journey {
	const style = random.pick(discStyles);
	const liked = pages.filter((page) => (weightsOfPage(page)[style] ?? 0) >= 0.3);
	const views = Array.from({ length: 2 + Math.floor(random.between(0, 6)) }, () => ({
		page: `/${locale}${random.pick(random.isLikely(0.7) ? liked : pages)}`,
		seconds: Math.round(random.between(8, 240)),
		scrolled: Math.round(random.between(0.2, 1) * 100) / 100,
	}));
	const choices = Array.from({ length: Math.floor(random.between(0, 4)) }, () => ({
		kind: random.weighted(choicesOf(style)),
		afterViews: 1 + Math.floor(random.between(0, views.length)),
	}));
	return { views, choices, ...(message && { message: messageTraits(message) }) };
}

function choicesOf(style: DiscStyle): Record<ChoiceKind, number> {
	const weights = choiceKinds.map((kind) => [kind, 0.1 + (weightsOfChoice[kind][style] ?? 0)]);
	return Object.fromEntries(weights);
}
