import { and, desc, eq, or } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, leadAssignments } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { describeCandidates, describeChoice, type PersonReasons } from "./describe-routing.server.ts";
import { explainWaiting } from "./explain-waiting.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { readRules } from "./routing-rules.server.ts";
import { hasNoKnownOwner, importedWithoutOwner, orphans, withoutOwner } from "./waiting-leads.server.ts";

/** Why a lead has its owner, or why it has none. */
export interface RoutingCard {
	title: string;
	summary: string;
	/** When it was given, and by which rules. Null for a lead that waits. */
	given: string | null;
	people: PersonReasons[];
}

type Parts = Pick<Services, "database" | "clock">;

/** The routing section of a lead's page. Null if the rules had nothing to do with it. */
export async function routingCard(parts: Parts, lead: DeskLead, locale: Locale): Promise<RoutingCard | null> {
	return (await givenCard(parts, lead, locale)) ?? (await waitingCard(parts, lead, locale));
}

async function givenCard({ database: { db } }: Parts, lead: DeskLead, locale: Locale): Promise<RoutingCard | null> {
	const [assignment] = await db
		.select()
		.from(leadAssignments)
		.where(eq(leadAssignments.leadId, lead.id))
		.orderBy(desc(leadAssignments.sequence))
		.limit(1);
	if (!assignment?.reasons) return null;
	const { reasons, rulesVersion, assignedAt } = assignment;
	const t = translator(locale, "routing.filled");
	const name = reasons.candidates[0]?.name ?? "";
	return {
		title: t(lead.ownerId === reasons.ownerId ? "why.owner" : "why.former", { name }),
		summary: describeChoice(reasons, locale),
		given: t("given", { version: rulesVersion, time: formatDateTime(locale, assignedAt, agency.timeZone) }),
		people: describeCandidates(reasons, locale),
	};
}

async function waitingCard(parts: Parts, lead: DeskLead, locale: Locale): Promise<RoutingCard | null> {
	const { db } = parts.database;
	if (lead.ownerId !== null) return null;
	const rules = await readRules(db);
	if (!rules?.isOn || !rules.onSince) return null;
	const { id } = contactSubmissions;
	const [waiting] = await db
		.select({ hasNoKnownOwner: hasNoKnownOwner(db).mapWith(Boolean) })
		.from(contactSubmissions)
		.where(and(eq(id, lead.id), or(withoutOwner(rules.onSince), importedWithoutOwner(), orphans(db))));
	if (!waiting) return null;
	const now = parts.clock();
	const candidates = await readCandidates(db, now);
	const hadOwner = !waiting.hasNoKnownOwner;
	return {
		title: translator(locale, "routing.filled")("why.nobody"),
		...explainWaiting({ ...lead, hadOwner }, { rules, candidates, now }, locale),
		given: null,
	};
}
