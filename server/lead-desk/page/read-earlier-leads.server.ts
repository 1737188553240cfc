import { and, desc, eq, isNull, ne, or } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import { mayOpenLead } from "#domain/lead-desk/lead-access.ts";
import { foldText } from "#domain/lead-desk/search-words.ts";
import { fullName } from "#domain/leads/lead.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { requestOf } from "../../leads/lead-case.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";
import type { DeskUser } from "../work/lead-reader.server.ts";

/** More than anybody sends by hand. */
const maxShown = 20;

/**
 * Other leads with the same address or number, the newest first: often of the same person, sometimes of somebody at home,
 * so each says whose it is and what matches. Those that the reader may not open are only counted. A lead is among them
 * once its keys are derived, a moment after it came.
 */
export async function readEarlierLeads(db: Database, reader: DeskUser, lead: DeskLead, locale: Locale) {
	const { id, erasedAt, createdAt } = contactSubmissions;
	const [email, phone] = [lead.email && emailKey(lead.email), lead.phone && phoneKey(lead.phone)];
	if (!(email || phone)) return { leads: [], others: null };
	const rows = await db
		.select()
		.from(contactSubmissions)
		.where(
			and(
				or(
					email ? eq(contactSubmissions.emailKey, email) : undefined,
					phone ? eq(contactSubmissions.phoneKey, phone) : undefined,
				),
				ne(id, lead.id),
				isNull(erasedAt),
			),
		)
		.orderBy(desc(createdAt))
		.limit(maxShown);
	const mine = rows.filter((other) => mayOpenLead(reader, other));
	const t = translator(locale, "leadTimeline");
	const page = translator(locale, "leadPage");
	const hidden = rows.length - mine.length;
	return {
		leads: mine.map((other) => ({
			id: other.id,
			name: fullName(other),
			isOtherName: haveOtherNames(lead, other),
			matches: page(`earlier.${matchOf(other, email, phone)}`),
			text: t("earlier", {
				when: formatDate(locale, other.createdAt, agency.timeZone),
				what: translator(locale, "leadSummary")(`kinds.${requestOf(other)}`),
				status: other.status === "erased" ? "" : page(`statuses.${other.status}`),
			}),
		})),
		others: hidden > 0 ? t("others", { count: hidden }) : null,
	};
}

/** What two leads have in common. */
function matchOf({ emailKey, phoneKey }: DeskLead, email: string | null, phone: string | null) {
	if (emailKey !== email) return "phone";
	return phone !== null && phoneKey === phone ? "both" : "email";
}

/** Two spellings of one name are equal: "José García" and "jose garcia". Whoever left no name has no other one. */
function haveOtherNames(one: DeskLead, other: DeskLead): boolean {
	const [name, otherName] = [foldedName(one), foldedName(other)];
	return name !== "" && otherName !== "" && name !== otherName;
}

function foldedName(lead: DeskLead): string {
	return foldText(fullName(lead))
		.replace(/[^\p{L}]+/gu, " ")
		.trim();
}
