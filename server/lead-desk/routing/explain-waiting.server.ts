import type { Locale } from "#domain/locale/locales.ts";
import { mayBeRoutedLater, type Routing, routeLead } from "#domain/routing/route-lead.ts";
import type { Candidate } from "#domain/routing/rule-facts.ts";
import { translator } from "#i18n/messages.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { describeCandidates, type PersonReasons } from "./describe-routing.server.ts";
import { momentOf } from "./route-leads.server.ts";
import type { SavedRules } from "./routing-rules.server.ts";
import { routedLead } from "./waiting-leads.server.ts";

type WaitingLead = Pick<DeskLead, "state" | "product" | "locale" | "kind" | "suppressed" | "importId"> & {
	hadOwner: boolean;
};

/** The data that decides about waiting leads. */
export interface RoutingNow {
	rules: SavedRules;
	candidates: readonly Candidate[];
	now: Date;
}

/** Why a lead has no owner, in words: a sentence, and what the rules say about everybody. */
export function explainWaiting(
	lead: WaitingLead,
	{ rules, candidates, now }: RoutingNow,
	locale: Locale,
): { summary: string; people: PersonReasons[] } {
	const routing = routeLead(routedLead(lead), candidates, rules.rules, momentOf(now));
	const reason = waitingReason(lead, routing);
	const summary = translator(locale, "routing.filled")(`summary.${reason}`);
	// For a lead that routing leaves alone, the rules would only mislead.
	const isLeftAlone = ["handled", "suppressed", "imported"].includes(reason);
	return { summary, people: isLeftAlone ? [] : describeCandidates(routing, locale) };
}

function waitingReason({ hadOwner, suppressed, importId }: WaitingLead, routing: Routing) {
	if (hadOwner) return "handled";
	if (suppressed) return "suppressed";
	if (importId !== null) return "imported";
	if (routing.ownerId !== null) return "soon";
	return mayBeRoutedLater(routing) ? "waits" : "nobody";
}
