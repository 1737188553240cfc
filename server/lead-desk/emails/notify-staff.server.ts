import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { shortTimeZoneName } from "#content/office-hours.ts";
import { users } from "#database/schema.ts";
import type { CallFacts } from "#domain/calling-rules/call-facts.ts";
import { type CallAnswer, callablePeriod } from "#domain/calling-rules/may-call.ts";
import { localTimes } from "#domain/calling-window/local-times.ts";
import { delivered } from "#domain/lead-desk/delivery.ts";
import { calledBy, fullName } from "#domain/leads/lead.ts";
import { phoneHref } from "#domain/leads/phone-href.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { intlLocales, localeNames, staffLanguage } from "#domain/locale/locales.ts";
import { adminPath } from "#domain/staff/admin-address.ts";
import { emailFact, type FactRow, fact, phoneFact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { recordAttempt } from "../../deliveries/record-delivery.server.ts";
import { draftEmail } from "../../emails/email-draft.server.ts";
import { sendEmail } from "../../emails/send-email.server.ts";
import { describeLead } from "../../leads/describe-lead.server.ts";
import { greeting } from "../../leads/greeting.server.ts";
import { leadCase } from "../../leads/lead-case.server.ts";
import { isPutAside } from "../../leads/lead-jobs.server.ts";
import { readLead, type StoredLead } from "../../leads/read-lead.server.ts";
import type { Services } from "../../services.server.ts";
import { describeSuppressions } from "../../suppression/describe-suppressions.server.ts";
import { stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";
import { describeCall } from "../page/describe-call.server.ts";
import { readCallAnswer } from "../work/read-call-answer.server.ts";

type NoticeParts = Pick<Services, "database" | "mailer" | "renderer" | "env" | "clock" | "log">;

/** Emails the agency a new lead with its deadlines, and whether it may be called by the rule of "Call now". */
export async function notifyStaff(services: NoticeParts, leadId: string, jobId: string): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	await sendNotice(services, lead, { to: agency.leadInbox, kind: "notify-staff", jobId });
}

/** Emails the owner of a new lead the same notice. Sends nothing if they gave the lead back in the meantime. */
export async function notifyOwner(services: NoticeParts, leadId: string, jobId: string): Promise<void> {
	const { db } = services.database;
	const lead = await readLead(db, leadId);
	if (!lead.ownerId) return;
	const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, lead.ownerId));
	if (owner) await sendNotice(services, lead, { to: owner.email, kind: "notify-owner", jobId });
}

async function sendNotice(
	services: NoticeParts,
	lead: StoredLead,
	{ to, kind, jobId }: { to: string; kind: "notify-staff" | "notify-owner"; jobId: string },
): Promise<void> {
	// The digest names a lead in quarantine.
	if (isPutAside(lead)) return;
	const t = translator(staffLanguage, "emails");
	const about = describeLead(lead, staffLanguage);
	const [suppressions = []] = await suppressionsOf(services.database.db, services.env, [lead]);
	const stopped = stoppedChannels(suppressions);
	const { answer, facts: callFacts, now } = await readCallAnswer(services, lead);
	const leadAsCase = leadCase(lead);
	const envelope = {
		to,
		replyTo: lead.email,
		leadIds: [lead.id],
		subject: about.test
			? t("staffNotice.testSubject", { case: leadAsCase })
			: about.notOffered
				? t("staffNotice.notOfferedSubject", { case: leadAsCase })
				: leadAsCase,
	};
	const draft = draftEmail(envelope, "staffNotice", {
		language: staffLanguage,
		message: lead.message,
		dashboardUrl: `${services.env.siteOrigin}${adminPath(lead.id)}`,
		copy: {
			preview: t("staffNotice.preview", { reviewBy: time(lead.reviewDueAt) }),
			title: t("staffNotice.title", { name: calledBy(lead), case: leadAsCase }),
			...(about.test && { test: t("staffNotice.test") }),
			...(about.notOffered && { notOffered: about.notOffered }),
			...(about.refused && { refused: about.refused }),
			stopped: describeSuppressions(suppressions, staffLanguage)?.lines ?? [],
			actions: [...(answer.isOpen ? callAction(lead) : []), ...(stopped.has("email") ? [] : replyAction(lead))],
			facts: facts(lead, about, {
				isOpen: answer.isOpen,
				rows: [...localTimeFact(lead, now), ...callFact(answer, callFacts, now)],
			}),
			messageTitle: t("staffNotice.messageTitle"),
			detailsTitle: t("staffNotice.detailsTitle"),
			details: about.details,
			open: t("staffNotice.open"),
			footer: t("footer"),
		},
	});
	await recordAttempt(services, { leadId: lead.id, jobId, channel: "email", kind }, async () => {
		await sendEmail(services, draft, jobId);
		return delivered;
	});
}

/**
 * A button to call, while "Call now" is open on the lead's page. Otherwise there is none, because a button asks to be
 * pressed.
 */
function callAction({ phone }: StoredLead) {
	if (!phone) return [];
	const label = translator(staffLanguage, "emails")("staffNotice.call", { number: phoneText(phone) });
	return [{ label, href: phoneHref(phone) }];
}

function replyAction(lead: StoredLead) {
	const { email, locale } = lead;
	if (!email) return [];
	const label = translator(staffLanguage, "emails")("staffNotice.reply", { language: localeNames[locale] });
	return [{ label, href: replyLink({ ...lead, email }) }];
}

function facts(
	lead: StoredLead,
	{ kind, product, state }: ReturnType<typeof describeLead>,
	calls: { isOpen: boolean; rows: FactRow[] },
): FactRow[] {
	const t = translator(staffLanguage, "emails");
	const leadSummary = translator(staffLanguage, "leadSummary");
	const agreed = lead.callsConsent ? "callsYes" : "callsNo";
	const consent = lead.phone ? agreed : "callsNoPhone";
	const campaign = [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(" / ");
	return [
		...fact(t("staffNotice.name"), fullName(lead)),
		// No link that dials while nobody may call.
		...(calls.isOpen ? phoneFact : fact)(t("staffNotice.phone"), lead.phone && phoneText(lead.phone)),
		...emailFact(t("staffNotice.email"), lead.email),
		...fact(leadSummary("kind"), kind),
		...fact(leadSummary("product"), product),
		...fact(leadSummary("state"), state),
		...fact(t("staffNotice.language"), localeNames[lead.locale]),
		...fact(t("staffNotice.page"), lead.pageSource),
		...fact(t("staffNotice.source"), campaign),
		...fact(t("staffNotice.received"), time(lead.createdAt)),
		...fact(t("staffNotice.reviewBy"), time(lead.reviewDueAt)),
		...fact(t("staffNotice.contactBy"), time(lead.contactDueAt)),
		...calls.rows,
		...fact(t("staffNotice.calls"), t(`staffNotice.${consent}`)),
		...fact(
			t("staffNotice.marketing"),
			t(lead.marketingConsent ? "staffNotice.marketingYes" : "staffNotice.marketingNo"),
		),
	];
}

function time(date: Date): string {
	return `${formatDateTime(staffLanguage, date, agency.timeZone)} ${shortTimeZoneName(staffLanguage)}`;
}

/** When staff may call, in the agency's time, or why they may not: what "Call now" says, with dates that stay true. */
function callFact(answer: CallAnswer, facts: CallFacts, now: Date): FactRow[] {
	if (facts.phone === null) return [];
	const t = translator(staffLanguage, "emails");
	const { text, source, grounds, warnings } = describeCall(answer, staffLanguage, now);
	const { nextCallableAt: from, callableUntil: until } = callablePeriod(now, facts);
	if (!from || !until) return fact(t("staffNotice.callWindow"), [text, source].join(" "));
	const time = (date: Date) => formatDateTime(staffLanguage, date, agency.timeZone);
	const when = answer.isOpen
		? t("staffNotice.callNow", { until: time(until) })
		: t("staffNotice.callFrom", { from: time(from), until: time(until) });
	const why = answer.isOpen ? [] : [t("staffNotice.callClosedBy", { source: source ?? "" })];
	return fact(t("staffNotice.callWindow"), [when, ...why, ...grounds, ...warnings].join(" "));
}

/** The local time of the lead, according to the state or the number. Empty if neither is known. */
function localTimeFact({ state, phone }: Pick<StoredLead, "state" | "phone">, now: Date): FactRow[] {
	const times = localTimes(now, { state, phone }).map(({ timeZone }) => timeIn(timeZone, now));
	const [first, last] = [times.at(0), times.at(-1)];
	if (!first || !last) return [];
	const t = translator(staffLanguage, "emails");
	const value =
		first === last ? t("staffNotice.localTimeAt", { time: first }) : t("staffNotice.localTimes", { first, last });
	return fact(t("staffNotice.localTime"), value);
}

function timeIn(timeZone: string, now: Date): string {
	const style = { weekday: "long", hour: "numeric", minute: "2-digit", timeZone } as const;
	return new Intl.DateTimeFormat(intlLocales[staffLanguage], style).format(now);
}

/** Opens an answer to the lead in the mail program, begun in the lead's language. */
function replyLink(lead: StoredLead & { email: string }): string {
	const t = translator(lead.locale, "emails");
	const body = [greeting(lead), t("reply.body"), ""].join("\r\n\r\n");
	const fields = { subject: t("reply.subject"), body };
	const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
	return `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?${query.join("&")}`;
}
