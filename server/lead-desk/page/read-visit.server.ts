import { asc, eq } from "drizzle-orm";
import { visitorEvents, visitorProfiles } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Journey } from "#domain/profiling/journey.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

/** A long visit is shortened. Nobody reads more. */
const maxSteps = 40;

/**
 * The pages of the visit in which a lead was sent, in order. Stored only where the visitor allowed it: with
 * personalization as a journey, with analytics as events.
 */
export async function readVisit(db: Database, { sessionId }: DeskLead, locale: Locale): Promise<string[]> {
	if (sessionId === null) return [];
	const [profile] = await db
		.select({ journey: visitorProfiles.journey })
		.from(visitorProfiles)
		.where(eq(visitorProfiles.session_id, sessionId));
	const steps = profile ? journeySteps(profile.journey, locale) : [];
	return (steps.length > 0 ? steps : await pagesOfEvents(db, sessionId)).slice(0, maxSteps);
}

function journeySteps({ views, choices }: Journey, locale: Locale): string[] {
	const t = translator(locale, "leadTimeline");
	const choice = translator(locale, "leadPage");
	const after = (count: number) =>
		choices.filter(({ afterViews }) => afterViews === count).map(({ kind }) => choice(`visit.choices.${kind}`));
	return [
		...after(0),
		...views.flatMap(({ page, seconds }, index) => [
			t("viewed", { page, seconds: Math.round(seconds) }),
			...after(index + 1),
		]),
	];
}

async function pagesOfEvents(db: Database, sessionId: string): Promise<string[]> {
	const rows = await db
		.select({ page: visitorEvents.page })
		.from(visitorEvents)
		.where(eq(visitorEvents.session_id, sessionId))
		.orderBy(asc(visitorEvents.created_at))
		.limit(500);
	return rows.map(({ page }) => page).filter((page, index, pages) => page !== pages[index - 1]);
}
