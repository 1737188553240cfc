import { agency } from "#content/agency.ts";
import { fullName } from "#domain/leads/lead.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { findPerson, leadsWithNumbers } from "./find-person.server.ts";
import type { DataRequest } from "./read-data-request.server.ts";

/**
 * Cases that staff must look at before they decide a request: a line for each lead that is tied to the person only by a
 * number, the one in the request or one that came with the address.
 */
export async function leftWithNumberAlone(
	db: Database,
	{ kind, state, email, phone }: Pick<DataRequest, "kind" | "state" | "phone"> & { email: string | null },
	locale: Locale,
): Promise<string[]> {
	if (state !== "open" || email === null || (kind !== "access" && kind !== "deletion")) return [];
	const named = await findPerson(db, { email, phone: null });
	const leads = await leadsWithNumbers(db, [phone, ...named.leads.map((lead) => lead.phone)]);
	const t = translator(locale, "leadSummary");
	return leads.map((lead) => {
		const day = formatDate(locale, lead.createdAt, agency.timeZone);
		return [lead.phone, fullName(lead), t(`kinds.${lead.kind}`), day].filter(Boolean).join(" · ");
	});
}
