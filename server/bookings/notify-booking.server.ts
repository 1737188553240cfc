import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { bookingEvents, contactSubmissions } from "#database/schema.ts";
import { isLocale, localeNames, staffLanguage } from "#domain/locale/locales.ts";
import { emailFact, fact, phoneFact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../emails/email-draft.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import type { Services } from "../services.server.ts";

/** Emails the agency what the scheduler reported, with the lead if one matches. */
export async function notifyBooking(
	services: Pick<Services, "database" | "mailer" | "renderer" | "env">,
	bookingEventId: string,
	jobId: string,
): Promise<void> {
	const [row] = await services.database.db
		.select({ event: bookingEvents, lead: contactSubmissions })
		.from(bookingEvents)
		.leftJoin(contactSubmissions, eq(contactSubmissions.id, bookingEvents.contact_submission_id))
		.where(eq(bookingEvents.id, bookingEventId));
	if (!row) throw new Error(`There is no booking event ${bookingEventId}`);
	const { event, lead } = row;
	const t = translator(staffLanguage, "bookings");
	const kind = kindOf(event.kind);
	const name = event.name ?? event.email ?? t("unnamed");
	const time = (date: Date) => formatDateTime(staffLanguage, date, agency.timeZone);
	const email = event.email ?? lead?.email;
	const title = t(`${kind}.title`, { name });
	const leadIds = lead ? [lead.id] : [];
	const draft = draftEmail({ to: agency.leadInbox, replyTo: email, leadIds, subject: title }, "staffMessage", {
		language: staffLanguage,
		dashboardUrl: `${services.env.siteOrigin}/admin`,
		copy: {
			preview: title,
			title,
			text: lead ? t("known") : t("unknown"),
			facts: [
				...fact(t("name"), name),
				...fact(t("starts"), event.starts_at && time(event.starts_at)),
				...emailFact(t("email"), email),
				...phoneFact(t("phone"), lead?.phone),
				...fact(t("language"), lead && isLocale(lead.locale) ? localeNames[lead.locale] : null),
				...fact(t("message"), kind === "other" ? event.kind : null),
			],
			open: t("open"),
			footer: t("footer"),
		},
	});
	await sendEmail(services, draft, jobId);
}

function kindOf(kind: string): "booked" | "cancelled" | "other" {
	if (kind === "invitee.created") return "booked";
	return kind === "invitee.canceled" ? "cancelled" : "other";
}
