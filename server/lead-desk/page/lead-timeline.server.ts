import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Services } from "../../services.server.ts";
import { describeOrigin } from "../exchange/describe-origin.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { withdrawableCalls } from "../work/withdraw-call.server.ts";
import { describeTimelineEvent } from "./describe-timeline.server.ts";
import { readTimeline, type TimelinePlace } from "./read-timeline.server.ts";

/** A page of what happened to a lead, in the reader's language. */
export async function describeTimeline(
	{ clock, database: { db } }: Pick<Services, "clock" | "database">,
	{ userId }: LeadActor,
	lead: Pick<DeskLead, "id" | "importId" | "service">,
	{ locale, ...place }: { locale: Locale } & TimelinePlace,
) {
	const { events, ...page } = await readTimeline(db, lead.id, place);
	const imported = await describeOrigin(db, lead, locale);
	const ownCalls = await withdrawableCalls(db, lead.id, userId, clock());
	const lines = events.map((event) => ({
		...describeTimelineEvent(event, locale),
		...(event.kind === "received" && imported !== null && { title: imported, details: [] }),
		withdrawable: ownCalls.find((id) => event.id === `call.${id}`) ?? null,
	}));
	return { lines, ...page, show: place.show ?? null };
}
