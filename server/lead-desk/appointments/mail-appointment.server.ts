import { and, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { momentIn, officeMoment } from "#content/office-hours.ts";
import { contactSubmissions, leadAppointments, userRoles, users } from "#database/schema.ts";
import { type CalendarEvent, calendarFile } from "#domain/lead-desk/icalendar.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { isLocale, type Locale, staffLanguage } from "#domain/locale/locales.ts";
import { fact } from "#emails/fact-table.tsx";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../../emails/email-draft.server.ts";
import { sendEmail } from "../../emails/send-email.server.ts";
import { sendToVisitor, type VisitorEmailParts } from "../../emails/send-to-visitor.server.ts";
import { derivedId } from "../../leads/lead-ids.server.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import { visitorMessage } from "../../leads/visitor-message.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { Attachment } from "../../platform/mail/mailer.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import {
	type AppointmentRow,
	agentEvent,
	eventOf,
	initialedName,
	placeOf,
	theirMoment,
	timeZoneOf,
} from "./appointment-words.server.ts";

export interface AppointmentMail {
	leadId: string;
	appointmentId: string;
	/** The version of the appointment that the email is about. */
	sequence: number;
	to: "person" | "agent" | "reminder";
}

/**
 * Emails an appointment with its calendar file to the person or to the agent, or a reminder to the person. Nothing if it has
 * changed since, because a later email is about that. Each email has an id of its own, so none arrives twice.
 */
export async function mailAppointment(services: VisitorEmailParts, mail: AppointmentMail): Promise<void> {
	const { leadId, appointmentId, sequence, to } = mail;
	const [found] = await services.database.db
		.select({ appointment: leadAppointments, lead: contactSubmissions })
		.from(leadAppointments)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, leadAppointments.leadId))
		.where(and(eq(leadAppointments.id, appointmentId), eq(leadAppointments.leadId, leadId), leadIsThere));
	if (!found || found.appointment.sequence !== sequence) return;
	const { appointment, lead } = found;
	const isOff = appointment.state === "canceled" || appointment.state === "withdrawn";
	if (!isOff && appointment.startsAt < services.clock()) return;
	if (to === "reminder" && appointment.state !== "planned") return;
	const id = derivedId(appointmentId, `appointment-${to}-${sequence}`);
	if (to === "agent") await mailAgent(services, appointment, lead, id);
	else await mailPerson(services, appointment, { lead, isReminder: to === "reminder", id });
}

async function mailPerson(
	services: VisitorEmailParts,
	appointment: AppointmentRow,
	{ lead, isReminder, id }: { lead: DeskLead; isReminder: boolean; id: string },
): Promise<void> {
	const { email } = lead;
	if (!email) return;
	const locale = isLocale(lead.locale) ? lead.locale : "en";
	const t = translator(locale, "emails");
	const { startsAt, minutes, way } = appointment;
	const kind = isReminder ? "reminder" : changeOf(appointment);
	const when = momentIn(locale, startsAt, timeZoneOf(lead, startsAt) ?? agency.timeZone);
	const place = placeOf(appointment);
	const isOff = kind === "canceled";
	const text = t(`appointment.text.${kind}`, { when, minutes });
	const addressed = { ...lead, email, locale, callsConsent: false, marketingConsent: false };
	const draft = visitorMessage(services, addressed, {
		subject: t(`appointment.subject.${kind}`, { when }),
		preview: text,
		paragraphs: [
			text,
			...(isOff ? [] : [t(`appointment.way.${way}`), ...(place ? [t("appointment.place", { place })] : [])]),
			t("appointment.change"),
		],
		action: null,
	});
	const event: CalendarEvent = {
		...eventOf(services.env, appointment),
		summary: t(`appointment.summary.${way}`),
		organizer: { name: agency.name, email: agency.email },
		attendee: { name: initialedName(lead), email },
	};
	const attachments = isReminder ? [] : [attached(event)];
	await sendToVisitor(services, { to: email, kind: "appointment", id, lead: { id: lead.id, locale } }, async () => ({
		draft,
		attachments,
	}));
}

async function mailAgent(
	services: VisitorEmailParts,
	appointment: AppointmentRow,
	lead: DeskLead,
	id: string,
): Promise<void> {
	const agent = await findAgent(services.database.db, lead.ownerId ?? appointment.createdById);
	const language = agent?.language ?? staffLanguage;
	const t = translator(language, "appointments.filled");
	const { startsAt, minutes, way } = appointment;
	const title = t(`mail.${changeOf(appointment)}`, {
		name: initialedName(lead),
		when: officeMoment(language, startsAt),
	});
	const to = agent?.email ?? agency.leadInbox;
	const draft = draftEmail({ to, leadIds: [lead.id], subject: title }, "staffMessage", {
		language,
		dashboardUrl: `${services.env.siteOrigin}${leadPath(lead.id)}`,
		copy: {
			preview: title,
			title,
			text: t("mail.text"),
			facts: [
				...fact(t("mail.time"), officeMoment(language, startsAt)),
				...fact(t("mail.theirTime"), theirMoment(lead, startsAt, language)),
				...fact(t("mail.length"), t("minutes", { minutes })),
				...fact(t("mail.way"), translator(language, "leadPage")(`ways.${way}`)),
				...fact(t("mail.place"), placeOf(appointment)),
			],
			open: t("mail.open"),
			footer: t("mail.footer"),
		},
	});
	const event: CalendarEvent = {
		...agentEvent(services.env, appointment, lead, language),
		organizer: { name: agency.name, email: agency.email },
		attendee: { name: agent?.name ?? agency.name, email: to },
	};
	await sendEmail(services, draft, id, [attached(event)]);
}

function changeOf({ state, sequence }: AppointmentRow): "set" | "moved" | "canceled" {
	if (state === "canceled" || state === "withdrawn") return "canceled";
	return sequence === 0 ? "set" : "moved";
}

function attached(event: CalendarEvent): Attachment {
	const method = event.isCanceled ? "cancel" : "request";
	return {
		filename: "appointment.ics",
		contentType: `text/calendar; charset=utf-8; method=${method.toUpperCase()}`,
		content: Buffer.from(calendarFile({ method, product: agency.name }, [event])),
	};
}

/** Null if nobody owns the lead, or its owner no longer works here: then the agency's inbox gets the email. */
async function findAgent(
	db: Database,
	userId: string | null,
): Promise<{ name: string; email: string; language: Locale } | null> {
	if (!userId) return null;
	const [found] = await db
		.select({ user: users, role: userRoles.role })
		.from(users)
		.innerJoin(userRoles, eq(userRoles.user_id, users.id))
		.where(eq(users.id, userId));
	if (!found || !mayWorkLeads(found.role)) return null;
	const { name, email, language, lastLanguage } = found.user;
	return { name: name || email, email, language: language ?? lastLanguage ?? staffLanguage };
}
