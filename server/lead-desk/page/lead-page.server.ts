import { randomUUID } from "node:crypto";
import { agency } from "#content/agency.ts";
import { launchRecords } from "#content/launch-records.ts";
import type { CallAnswer } from "#domain/calling-rules/may-call.ts";
import { dueState, isAwaiting } from "#domain/lead-desk/due-state.ts";
import {
	type LeadActor,
	mayConfirmNumber,
	mayExportEvidence,
	mayTakeLead,
	mayWorkAllLeads,
} from "#domain/lead-desk/lead-access.ts";
import type { LeadFacts } from "#domain/lead-desk/lead-facts.ts";
import type { LeadStatus } from "#domain/lead-desk/lead-status.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { maySeeContactSubmissions } from "#domain/staff/roles.ts";
import { formatDateTime, formatNearTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { describeLead } from "../../leads/describe-lead.server.ts";
import type { Services } from "../../services.server.ts";
import { describeSuppressions } from "../../suppression/describe-suppressions.server.ts";
import { suppressionsOf } from "../../suppression/suppressions.server.ts";
import { readAppointments } from "../appointments/read-appointments.server.ts";
import { describeOrigin } from "../exchange/describe-origin.server.ts";
import { statusWords } from "../list/describe-change.server.ts";
import { describePersonLinks } from "../persons/person-links.server.ts";
import { readPolicies } from "../policies/read-policies.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import { readCallAnswer } from "../work/read-call-answer.server.ts";
import { withdrawableCalls } from "../work/withdraw-call.server.ts";
import { describeCall, describeCheck, describeRecording } from "./describe-call.server.ts";
import { describePerson } from "./describe-person.server.ts";
import { findDeskPerson, listDeskPeople } from "./desk-people.server.ts";
import { factChoices } from "./fact-choices.server.ts";
import { describeTimeline } from "./lead-timeline.server.ts";
import { readAgreed, readPrivacyRequests } from "./read-agreed.server.ts";
import { readOpenTasks } from "./read-open-tasks.server.ts";
import type { TimelinePlace } from "./read-timeline.server.ts";
import { readVisit } from "./read-visit.server.ts";

type PageParts = Pick<Services, "clock" | "database" | "env">;

/** The length of `2026-11-23T15:00`: tasks are due at a minute. */
const toTheMinute = 16;

/**
 * Everything that a lead's page shows, in the reader's language.
 * @param timeline the part of its timeline
 */
export async function readLeadPage(
	parts: PageParts,
	reader: LeadActor,
	lead: DeskLead,
	{ locale, timeline }: { locale: Locale; timeline: TimelinePlace },
) {
	const { clock, database, env } = parts;
	const { db } = database;
	const now = clock();
	const [suppressions = []] = await suppressionsOf(db, env, [lead]);
	const tasks = await readOpenTasks(db, lead.id, locale, now);
	const call = await describeCallNow(parts, reader, lead, locale);
	const ownCalls = await withdrawableCalls(db, lead.id, reader.userId, now);
	const imported = await describeOrigin(db, lead, locale);
	return {
		id: lead.id,
		revision: lead.revision,
		mayDelete: mayWorkAllLeads(reader.role),
		mayExportEvidence: mayExportEvidence(reader.role),
		/** Makes each form count once, however often it is sent. */
		once: randomUUID(),
		person: describePerson(lead, locale, now),
		facts: factsOf(lead),
		choices: factChoices(locale),
		quarantine: describeQuarantine(reader, lead),
		request: describeRequest(lead, imported, locale),
		agreed: await readAgreed(db, lead, locale),
		stops: describeSuppressions(suppressions, locale),
		privacyRequests: await readPrivacyRequests(db, lead, locale),
		booking: describeBooking(lead, locale),
		deadline: describeDeadline(lead, locale, now),
		status: describeStatus(lead, locale),
		owner: await describeOwner(parts, reader, lead),
		call: {
			...call,
			hasReminder: tasks.some(({ dueAt }) => dueAt.slice(0, toTheMinute) === call.opensAt?.slice(0, toTheMinute)),
			withdrawable: ownCalls[0] ?? null,
		},
		tasks,
		appointments: await readAppointments(db, lead, locale, now),
		policies: await readPolicies(db, lead, locale),
		visit: await readVisit(db, lead, locale),
		thisPerson: await describePersonLinks(parts, reader, lead, locale),
		timeline: await describeTimeline(parts, reader, lead, { locale, ...timeline }),
	};
}

/** The facts of a lead as its form has them. */
function factsOf({
	firstName,
	lastName,
	phone,
	email,
	state,
	locale,
	product,
	referredBy,
}: DeskLead): Record<keyof LeadFacts, string | null> {
	return { firstName, lastName, phone, email, state, locale, product, referredBy };
}

function describeRequest(lead: DeskLead, imported: string | null, locale: Locale) {
	const source = lead.source ?? lead.utmSource;
	const about = describeLead(lead, locale);
	return {
		about: imported === null ? about : { ...about, kind: imported },
		message: lead.message,
		lang: lead.locale,
		received: formatDateTime(locale, lead.createdAt, agency.timeZone),
		receivedAt: lead.createdAt.toISOString(),
		page: lead.pageSource,
		source: source === "direct" ? translator(locale, "leadPage")("request.direct") : source,
	};
}

/** Null for a lead that does not look like spam, or that staff released. */
function describeQuarantine({ role }: LeadActor, { spamReasons, releasedAt, spamConfirmedAt }: DeskLead) {
	if (spamReasons.length === 0 || releasedAt !== null) return null;
	return { isSpam: spamConfirmedAt !== null, mayJudge: maySeeContactSubmissions(role) };
}

function describeBooking({ bookingStatus, bookingStartsAt }: DeskLead, locale: Locale) {
	if (!bookingStatus) return null;
	const text = translator(locale, "leadSummary")(`bookings.${bookingStatus}`);
	return { text, starts: bookingStartsAt && formatDateTime(locale, bookingStartsAt, agency.timeZone) };
}

function describeDeadline(lead: DeskLead, locale: Locale, now: Date) {
	const t = translator(locale, "leadTimeline");
	const state = dueState(lead, now);
	const at = lead.firstContactAt && formatNearTime(locale, lead.firstContactAt, agency.timeZone, now);
	const due = formatNearTime(locale, lead.contactDueAt, agency.timeZone, now);
	return {
		state,
		text: t(`deadline.${state}`, { at: at ?? "", due }),
		/** A notice for somebody who is reading the lead. It stays as long as the person waits for us. */
		review:
			lead.promise?.kinds.includes("review") && isAwaiting(lead)
				? t("deadline.review", { due: formatNearTime(locale, lead.reviewDueAt, agency.timeZone, now) })
				: null,
		promise: lead.promise ? t("deadline.promised") : t("deadline.unpromised"),
	};
}

function describeStatus(lead: DeskLead, locale: Locale) {
	const status: LeadStatus = lead.status === "erased" ? "new" : lead.status;
	return {
		status,
		text: statusWords(status, lead.statusReason, lead.valueCents, locale),
		reason: lead.statusReason,
		value: lead.valueCents === null ? "" : (lead.valueCents / 100).toFixed(lead.valueCents % 100 === 0 ? 0 : 2),
	};
}

async function describeOwner({ clock, database: { db } }: PageParts, reader: LeadActor, lead: DeskLead) {
	const mayGive = mayWorkAllLeads(reader.role) && lead.isListed;
	return {
		owner: await findDeskPerson(db, lead.ownerId),
		isMine: lead.ownerId === reader.userId,
		mayTake: mayTakeLead(reader, lead),
		mayGive,
		people: mayGive ? await listDeskPeople(db, clock(), lead.state) : [],
	};
}

async function describeCallNow(parts: PageParts, reader: LeadActor, lead: DeskLead, locale: Locale) {
	const { answer, facts, now } = await readCallAnswer(parts, lead);
	const copy = describeCall(answer, locale, now);
	const unconfirmed = restsOnPurchase(answer) && !launchRecords.clientCalls;
	return {
		...copy,
		grounds: unconfirmed ? [...copy.grounds, translator(locale, "callRules")("unconfirmed")] : copy.grounds,
		isOpen: answer.isOpen,
		check: describeCheck(facts.doNotCallChecks, locale),
		recording: describeRecording(lead.state, locale),
		hasNumber: facts.phone !== null && !("rules" in answer && answer.rules.includes("noPhone")),
		isWrongNumber: facts.isWrongNumber,
		mayConfirmNumber: facts.isWrongNumber && mayConfirmNumber(reader, lead),
		opensAt: answer.isOpen ? null : (answer.opensAt?.toISOString() ?? null),
	};
}

/** True if a call is open because the person bought. Counsel has to confirm that a lead marked as won is a purchase. */
function restsOnPurchase(answer: CallAnswer): boolean {
	return answer.isOpen && (answer.basis === "purchase" || answer.exemptions.some(({ by }) => by === "purchase"));
}
