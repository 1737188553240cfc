import { and, desc, eq, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { consentRecords, dataRequests, ledgerSeals } from "#database/schema.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { consentKind, consentLedger } from "../../consent/consent-ledger.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

/** This many characters tell the texts apart. The certificate has all of them. */
const versionLength = 12;

/** The person's consent to this lead; null without a record. */
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
	const position = await ledgerPosition(db, record);
	const said = {
		version: record.text_version.slice(0, versionLength),
		language: isLocale(record.locale) ? localeNames[record.locale] : record.locale,
	};
	return {
		lines: [
			calls === false ? t("agreed.noCalls") : t("agreed.calls"),
			marketing === true ? t("agreed.marketing") : t("agreed.noMarketing"),
		],
		/** Word for word, in the language in which it was read. */
		text: record.text,
		lang: isLocale(record.locale) ? record.locale : null,
		at: formatDateTime(locale, new Date(record.recorded_at), agency.timeZone),
		/** Its place in the ledger, and the version of its text: the facts that the certificate proves. */
		record:
			position === null
				? t("agreed.recordUnsealed", said)
				: t("agreed.record", { ...said, position: String(position) }),
	};
}

/** The position that the certificate names. Null until the record is sealed, a moment after it is stored. */
async function ledgerPosition(db: Database, record: typeof consentRecords.$inferSelect): Promise<number | null> {
	const { ledger, position, recordKind, recordId } = ledgerSeals;
	const [seal] = await db
		.select({ position })
		.from(ledgerSeals)
		.where(and(eq(ledger, consentLedger.name), eq(recordKind, consentKind.name), eq(recordId, record.id)));
	return seal?.position ?? null;
}

/** The person's data requests, newest first. */
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
