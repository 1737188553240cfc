import { desc, eq, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { consentRecords, dataRequests } from "#database/schema.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

/** So many characters tell the texts apart. The certificate has all of them. */
const versionLength = 12;

/** What the person agreed to with this lead; null without a record. */
export async function readAgreed(db: Database, leadId: string, locale: Locale) {
	const [record] = await db
		.select()
		.from(consentRecords)
		.where(eq(consentRecords.contact_submission_id, leadId))
		.orderBy(desc(consentRecords.sequence))
		.limit(1);
	if (!record) return null;
	const t = translator(locale, "leadPage");
	const { calls, marketing } = record.boxes;
	return {
		lines: [
			calls === false ? t("agreed.noCalls") : t("agreed.calls"),
			marketing === true ? t("agreed.marketing") : t("agreed.noMarketing"),
		],
		/** Word for word, in the language in which it was read. */
		text: record.text,
		lang: isLocale(record.locale) ? record.locale : null,
		at: formatDateTime(locale, new Date(record.recorded_at), agency.timeZone),
		/** Where it stands in the ledger, and which text it is about: what the certificate proves. */
		record: t("agreed.record", {
			version: record.text_version.slice(0, versionLength),
			language: isLocale(record.locale) ? localeNames[record.locale] : record.locale,
			position: String(record.sequence),
		}),
	};
}

/** What the person asked about their data, the newest first. */
export async function readPrivacyRequests(db: Database, { email }: DeskLead, locale: Locale): Promise<string[]> {
	if (email === null) return [];
	const rows = await db
		.select({ id: dataRequests.id, kind: dataRequests.kind, at: dataRequests.receivedAt })
		.from(dataRequests)
		.where(eq(sql`lower(${dataRequests.email})`, email.toLowerCase()))
		.orderBy(desc(dataRequests.receivedAt));
	const kinds = translator(locale, "dataRequests");
	const t = translator(locale, "leadTimeline");
	return rows.map(({ kind, at }) =>
		t("dataRequest", { kind: kinds(`kinds.${kind}`), at: formatDate(locale, at, agency.timeZone) }),
	);
}
