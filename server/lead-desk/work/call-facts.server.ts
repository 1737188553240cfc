import { and, desc, eq, inArray, isNull, max, min, or, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadCalls, leadChanges, leadCommands, leadPolicies } from "#database/schema.ts";
import type { CallFacts } from "#domain/calling-rules/call-facts.ts";
import { agreedToCalls } from "#domain/consent/calls-consent.ts";
import { asksForSignature } from "#domain/consent/consent-clauses.ts";
import { coversNumber } from "#domain/consent/covers-number.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import type { CallOutcome } from "#domain/lead-desk/call-outcome.ts";
import { type Inbound, inboundWays } from "#domain/lead-desk/inbound.ts";
import { instantOf, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { type FullConsent, readConsents } from "../../consent/read-consents.server.ts";
import { doNotCallChecksOf } from "../../do-not-call/checks-of-numbers.server.ts";
import { deskService } from "../../leads/desk-service.server.ts";
import { refusalOf } from "../../leads/lead-sales.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { channelsToCheck, stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";
import type { DeskLead } from "./find-lead.server.ts";

const dayMs = 24 * 3_600_000;

/**
 * Reads the facts that decide whether leads may be called, with the same few statements for one lead or for many.
 * @returns the facts of each lead, in order
 */
export async function callFactsOf(
	db: Database | Transaction,
	env: Pick<Env, "authSecret" | "previousAuthSecrets">,
	leads: readonly DeskLead[],
	now: Date,
): Promise<CallFacts[]> {
	const consents = await consentsOf(db, leads);
	const calls = await callsOf(db, leads);
	const confirmed = await numbersConfirmed(db, leads, calls);
	const suppressions = await suppressionsOf(db, env, leads);
	const checks = await doNotCallChecksOf(db, leads);
	const purchases = await purchasesOf(db, leads);
	const told = await toldTo(db, leads);
	return leads.map((lead, index) => {
		const records = consents.get(lead.id) ?? [];
		const forNumber = records.filter(({ phone }) => coversNumber(phone, lead.phone));
		const stops = suppressions[index] ?? [];
		const key = lead.phone && phoneKey(lead.phone);
		const toNumber = key ? calls.filter((call) => call.phoneKey === key) : [];
		const answered = toNumber.find(({ outcome }) => outcome === "wrongNumber" || outcome === "reached");
		const inbound = told.filter(({ leadId }) => leadId === lead.id);
		const agreed = inbound.filter((one) => one.agreed && coversNumber(one.phone ?? "", lead.phone));
		const asked = inbound.filter((one) => one.agreed || inboundWays.some((way) => way === one.way));
		const booked = lead.bookingStatus === "booked" ? lead.bookingUpdatedAt : null;
		return {
			phone: lead.phone,
			state: lead.state,
			isErased: lead.erasedAt !== null,
			isQuarantined: lead.spamReasons.length > 0 && lead.releasedAt === null,
			callsConsent: agreedToCalls(records, lead.phone),
			spokenConsent: agreed.length > 0,
			marketingCallsConsent: forNumber.some(isSigned),
			areCallsStopped: stoppedChannels(stops).has("calls"),
			areCallsToCheck: channelsToCheck(stops).has("calls"),
			isWrongNumber: answered?.outcome === "wrongNumber" && answered.calledAt > (confirmed.get(lead.id) ?? never),
			salesRefusal: refusalOf(lead),
			// The three calls of a day are to a person: those to their former number count, too.
			attempts: calls
				.filter((call) => call.phoneKey === key || call.leadId === lead.id)
				.map(({ calledAt }) => calledAt)
				.filter((at) => at.getTime() > now.getTime() - dayMs),
			inquiredAt: newest([
				// What staff entered came later than the person did.
				...(lead.service === deskService && asked.length > 0 ? [] : [lead.createdAt]),
				...(booked ? [booked] : []),
				...asked.map(({ at }) => at),
			]),
			purchasedAt: purchases.get(lead.id) ?? null,
			doNotCallChecks: checks[index] ?? [],
			agencyTimeZone: agency.timeZone,
		};
	});
}

function newest(moments: readonly Date[]): Date {
	return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

/** What people told staff, without what was undone. A day counts from its noon, the day of the note from then. */
async function toldTo(db: Database | Transaction, leads: readonly DeskLead[]) {
	const { leadId, kind, after, changedAt, commandId } = leadChanges;
	const rows = await db
		.select({ leadId, after, changedAt })
		.from(leadChanges)
		.innerJoin(leadCommands, and(eq(leadCommands.id, commandId), isNull(leadCommands.undoneAt)))
		.where(
			and(
				inArray(
					leadId,
					leads.map(({ id }) => id),
				),
				eq(kind, "inbound"),
			),
		);
	return rows.map(({ leadId, after, changedAt }) => {
		const { way, on, agreed = false, phone } = after as Inbound & { phone?: string };
		const isToday = on === zonedTime(changedAt, agency.timeZone).date;
		return { leadId, way, agreed, phone, at: isToday ? changedAt : instantOf(on, "12:00", agency.timeZone) };
	});
}

type Consent = Pick<FullConsent, "boxes" | "phone" | "text" | "text_published">;

function isSigned({ boxes, text, text_published }: Consent): boolean {
	return boxes.marketing === true && text_published && asksForSignature(text);
}

/** The records of each lead: the one that came with the form, then those that were given afterwards. */
async function consentsOf(db: Database | Transaction, leads: readonly DeskLead[]): Promise<Map<string, Consent[]>> {
	const stored = await readConsents(
		db,
		leads.map(({ id }) => id),
	);
	const readable = stored.flatMap(({ full }) => full ?? []);
	return Map.groupBy(readable, ({ contact_submission_id }) => contact_submission_id);
}

const never = new Date(0);

/**
 * When somebody said about a lead that its number is right, although a call found it wrong. It counts for no other lead, and
 * ends with a correction of the number.
 */
async function numbersConfirmed(
	db: Database | Transaction,
	leads: readonly DeskLead[],
	calls: readonly { outcome: CallOutcome }[],
): Promise<Map<string, Date | null>> {
	if (!calls.some(({ outcome }) => outcome === "wrongNumber")) return new Map();
	const { leadId, kind, before, changedAt, revision } = leadChanges;
	const ids = leads.map(({ id }) => id);
	const isCorrection = sql`${kind} = 'facts' AND jsonb_exists(${before}, 'phone')`;
	const rows = await db
		.select({
			leadId,
			at: sql`max(${changedAt}) FILTER (WHERE ${kind} = 'numberRight')`.mapWith(changedAt),
			counts: sql<boolean>`max(${revision}) FILTER (WHERE ${kind} = 'numberRight') > coalesce(max(${revision}) FILTER (WHERE ${isCorrection}), -1)`,
		})
		.from(leadChanges)
		.where(and(inArray(leadId, ids), or(eq(kind, "numberRight"), isCorrection)))
		.groupBy(leadId);
	return new Map(rows.flatMap(({ leadId, at, counts }) => (counts ? [[leadId, at]] : [])));
}

/**
 * When each lead that is won was marked so for the first time. Marking it again later extends nothing: only the person's own
 * purchase does. If staff entered policies, nothing was bought after the newest of them took effect: a client of many years
 * who is entered today bought nothing today.
 */
async function purchasesOf(db: Database | Transaction, leads: readonly DeskLead[]): Promise<Map<string, Date | null>> {
	const won = leads.filter(({ status }) => status === "won").map(({ id }) => id);
	if (won.length === 0) return new Map();
	const { leadId, kind, after, changedAt } = leadChanges;
	const rows = await db
		.select({ leadId, at: min(changedAt) })
		.from(leadChanges)
		.where(and(inArray(leadId, won), eq(kind, "status"), sql`${after} ->> 'status' = 'won'`))
		.groupBy(leadId);
	const { effectiveOn, removedAt } = leadPolicies;
	const policies = await db
		.select({ leadId: leadPolicies.leadId, on: max(effectiveOn) })
		.from(leadPolicies)
		.where(and(inArray(leadPolicies.leadId, won), isNull(removedAt)))
		.groupBy(leadPolicies.leadId);
	const newestPolicy = new Map(policies.map(({ leadId, on }) => [leadId, on]));
	return new Map(
		rows.map(({ leadId, at }) => {
			const on = newestPolicy.get(leadId);
			const began = on ? instantOf(on, "12:00", agency.timeZone) : null;
			return [leadId, at && began && began < at ? began : at];
		}),
	);
}

/** Calls to these numbers and about these leads, newest first, without withdrawn ones. */
function callsOf(db: Database | Transaction, leads: readonly DeskLead[]) {
	const keys = leads.flatMap(({ phone }) => (phone && phoneKey(phone)) || []);
	const ids = leads.map(({ id }) => id);
	const { leadId, phoneKey: key, calledAt, outcome, withdrawnAt } = leadCalls;
	return db
		.select({ leadId, phoneKey: key, calledAt, outcome })
		.from(leadCalls)
		.where(and(or(inArray(key, keys), inArray(leadId, ids)), isNull(withdrawnAt)))
		.orderBy(desc(calledAt));
}
