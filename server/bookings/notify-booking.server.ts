import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { agency } from "#content/agency.ts";
import { bookingEvents, contactSubmissions } from "#database/schema.ts";
import { isLocale, localeNames, staffLanguage } from "#domain/locale/locales.ts";
import { StaffMessage } from "#emails/staff-message.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";

/** Tells the agency what the scheduler told, and who that is: a lead of ours, or somebody of whom nothing else is known. */
export async function notifyBooking(
	{ database, mailer, env }: Pick<Services, "database" | "mailer" | "env">,
	bookingEventId: string,
	jobId: string,
): Promise<void> {
	const [row] = await database.db
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
	const mail = createElement(StaffMessage, {
		language: staffLanguage,
		dashboardUrl: `${env.siteOrigin}/admin`,
		copy: {
			preview: t(`${kind}.title`, { name }),
			title: t(`${kind}.title`, { name }),
			text: lead ? t("known") : t("unknown"),
			facts: [
				{ label: t("name"), value: name },
				...(event.starts_at ? [{ label: t("starts"), value: time(event.starts_at) }] : []),
				...(email ? [{ label: t("email"), value: email, href: `mailto:${email}` }] : []),
				...(lead?.phone
					? [{ label: t("phone"), value: lead.phone, href: `tel:${lead.phone.replace(/[^\d+]/g, "")}` }]
					: []),
				...(lead && isLocale(lead.locale) ? [{ label: t("language"), value: localeNames[lead.locale] }] : []),
				...(kind === "other" ? [{ label: t("message"), value: event.kind }] : []),
			],
			open: t("open"),
			footer: t("footer"),
		},
	});
	await mailer.send(
		{
			to: agency.leadInbox,
			replyTo: email ?? undefined,
			subject: t(`${kind}.title`, { name }),
			html: await render(mail),
			text: await render(mail, { plainText: true }),
			language: staffLanguage,
		},
		jobId,
	);
}

function kindOf(kind: string): "booked" | "cancelled" | "other" {
	if (kind === "invitee.created") return "booked";
	return kind === "invitee.canceled" ? "cancelled" : "other";
}
