import { agency } from "#content/agency.ts";
import { complaintsPath } from "#domain/complaints/complaint.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Services } from "../../services.server.ts";
import { describeComplaint } from "./complaint-pages.server.ts";
import { complaintsOfLead, dueComplaints } from "./read-complaints.server.ts";

type Parts = Pick<Services, "clock" | "database">;
type Reader = Pick<LeadActor, "userId" | "role">;

/** The complaints on a lead's page. */
export async function complaintsPanel({ clock, database }: Parts, reader: Reader, leadId: string, locale: Locale) {
	const { ofLead, noneOfLead, record } = copyFor(locale, "complaints");
	const today = zonedTime(clock(), agency.timeZone).date;
	const rows = await complaintsOfLead(database.db, reader, leadId);
	return {
		title: ofLead,
		none: noneOfLead,
		record,
		lines: rows.map((row) => {
			const { id, href, received, status, due } = describeComplaint(row, { locale, today });
			return { id, href, text: `${received} · ${status}`, due };
		}),
	};
}

/** The notice on Today, and in its email, about complaints that need an answer soon. Null if there are none. */
export async function complaintsNotice(parts: Parts, reader: Reader, locale: Locale) {
	const [first, ...others] = await dueComplaints(parts, reader);
	if (!first?.dueOn) return null;
	const date = formatDate(locale, new Date(`${first.dueOn}T00:00:00Z`), "UTC");
	return { href: complaintsPath, text: translator(locale, "complaints")("today", { count: others.length + 1, date }) };
}
