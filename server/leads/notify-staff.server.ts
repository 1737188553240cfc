import { agency } from "#content/agency.ts";
import { shortTimeZoneName } from "#content/office-hours.ts";
import { callingWindow } from "#domain/calling-window/calling-window.ts";
import { delivered } from "#domain/lead-desk/delivery.ts";
import { fullName } from "#domain/leads/lead.ts";
import { phoneHref } from "#domain/leads/phone-href.ts";
import { localeNames, staffLanguage } from "#domain/locale/locales.ts";
import { adminPath } from "#domain/staff/admin-address.ts";
import { emailFact, type FactRow, fact, phoneFact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { recordAttempt } from "../deliveries/record-delivery.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Services } from "../services.server.ts";
import { describeSuppressions } from "../suppression/describe-suppressions.server.ts";
import { stoppedChannels, suppressionsOf } from "../suppression/suppressions.server.ts";
import { callWindowFact } from "./call-window-fact.server.ts";
import { describeLead } from "./describe-lead.server.ts";
import { leadCase } from "./lead-case.server.ts";
import { isPutAside } from "./lead-jobs.server.ts";
import { localTimeFact } from "./local-time-fact.server.ts";
import { readLead, type StoredLead } from "./read-lead.server.ts";
import { replyLink } from "./reply-link.server.ts";

/** Emails the agency a new lead with its deadlines and the hours in which it may be called. */
export async function notifyStaff(
	services: Pick<Services, "database" | "mailer" | "renderer" | "env" | "clock" | "log">,
	leadId: string,
	jobId: string,
): Promise<void> {
	const lead = await readLead(services.database.db, leadId);
	// The digest names a lead in quarantine.
	if (isPutAside(lead)) return;
	const t = translator(staffLanguage, "emails");
	const about = describeLead(lead, staffLanguage);
	const [suppressions = []] = await suppressionsOf(services.database.db, services.env, [lead]);
	const stopped = stoppedChannels(suppressions);
	const mayCall = lead.callsConsent && !about.refused && !stopped.has("calls");
	const now = services.clock();
	const leadAsCase = leadCase(lead);
	const envelope = {
		...{ to: agency.leadInbox, replyTo: lead.email, leadIds: [lead.id] },
		subject: about.notOffered ? t("staffNotice.notOfferedSubject", { case: leadAsCase }) : leadAsCase,
	};
	const draft = draftEmail(envelope, "staffNotice", {
		language: staffLanguage,
		message: lead.message,
		dashboardUrl: `${services.env.siteOrigin}${adminPath(lead.id)}`,
		copy: {
			preview: t("staffNotice.preview", { reviewBy: time(lead.reviewDueAt) }),
			title: t("staffNotice.title", { name: fullName(lead), case: leadAsCase }),
			...(about.notOffered && { notOffered: about.notOffered }),
			...(about.refused && { refused: about.refused }),
			stopped: describeSuppressions(suppressions, staffLanguage)?.lines ?? [],
			actions: [...(mayCall ? callAction(lead, now) : []), ...(stopped.has("email") ? [] : replyAction(lead))],
			facts: facts(lead, about, mayCall ? [...localTimeFact(lead, now), ...callWindowFact(lead, now)] : []),
			messageTitle: t("staffNotice.messageTitle"),
			detailsTitle: t("staffNotice.detailsTitle"),
			details: about.details,
			open: t("staffNotice.open"),
			footer: t("footer"),
		},
	});
	await recordAttempt(services, { leadId, jobId, channel: "email", kind: "notify-staff" }, async () => {
		await sendEmail(services, draft, jobId);
		return delivered;
	});
}

/** Only while the law allows a call: a button asks to be pressed. */
function callAction({ phone, state }: StoredLead, now: Date) {
	if (!phone || callingWindow(now, { state, phone }).from > now) return [];
	return [
		{ label: translator(staffLanguage, "emails")("staffNotice.call", { number: phone }), href: phoneHref(phone) },
	];
}

function replyAction(lead: StoredLead) {
	const { email, locale } = lead;
	if (!email) return [];
	const label = translator(staffLanguage, "emails")("staffNotice.reply", { language: localeNames[locale] });
	return [{ label, href: replyLink({ ...lead, email }) }];
}

function facts(
	lead: StoredLead,
	{ kind, product, state, refused }: ReturnType<typeof describeLead>,
	callWindow: FactRow[],
): FactRow[] {
	const t = translator(staffLanguage, "emails");
	const leadSummary = translator(staffLanguage, "leadSummary");
	const agreed = lead.callsConsent ? "callsYes" : "callsNo";
	const calls = lead.phone ? agreed : "callsNoPhone";
	const campaign = [lead.utmSource, lead.utmMedium, lead.utmCampaign].filter(Boolean).join(" / ");
	return [
		...fact(t("staffNotice.name"), fullName(lead)),
		// No link that dials where nobody may call.
		...(refused ? fact : phoneFact)(t("staffNotice.phone"), lead.phone),
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
		...callWindow,
		...fact(t("staffNotice.calls"), t(`staffNotice.${calls}`)),
		...fact(
			t("staffNotice.marketing"),
			t(lead.marketingConsent ? "staffNotice.marketingYes" : "staffNotice.marketingNo"),
		),
	];
}

function time(date: Date): string {
	return `${formatDateTime(staffLanguage, date, agency.timeZone)} ${shortTimeZoneName(staffLanguage)}`;
}
