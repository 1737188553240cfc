import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { dataRequests, ledgerSeals } from "#database/schema.ts";
import { coversNumber } from "#domain/consent/covers-number.ts";
import { phoneText } from "#domain/leads/phone-text.ts";
import { isLocale, type Locale, localeNames } from "#domain/locale/locales.ts";
import { formatDate, formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { consentKind, consentLedger } from "../../consent/consent-ledger.server.ts";
import { readConsents } from "../../consent/read-consents.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import type { DeskLead } from "../work/find-lead.server.ts";

/** This many characters tell the texts apart. The certificate has all of them. */
const versionLength = 12;

/** The person's consent to this lead, and to marketing if they agreed to it afterwards; null without a record. */
export async function readAgreed(db: Database, { id: leadId, phone }: Pick<DeskLead, "id" | "phone">, locale: Locale) {
	const records = (await readConsents(db, [leadId])).flatMap(({ full }) => full ?? []);
	const [first] = records;
	if (!first) return null;
	// A number that was given after the form came with a consent of its own.
	const named = records.find(({ boxes }) => boxes.calls === true) ?? first;
	const t = translator(locale, "leadPage");
	const positions = await ledgerPositions(
		db,
		records.map(({ id }) => id),
	);
	return {
		lines: [
			named.boxes.calls === false ? t("agreed.noCalls") : t("agreed.calls"),
			records.some(({ boxes }) => boxes.marketing === true) ? t("agreed.marketing") : t("agreed.noMarketing"),
		],
		/** If they agreed when the lead had another number, or none: then it is no consent for this one. */
		otherNumber: coversNumber(named.phone, phone)
			? null
			: t("agreed.otherNumber", { number: phoneText(named.phone) || t("agreed.noNumber") }),
		records: records.map(({ id, text, text_version, locale: read, recorded_at }) => {
			const position = positions.get(id);
			const said = {
				version: text_version.slice(0, versionLength),
				language: isLocale(read) ? localeNames[read] : read,
			};
			return {
				id,
				/** Word for word, in the language in which it was read. */
				text,
				lang: isLocale(read) ? read : null,
				at: formatDateTime(locale, new Date(recorded_at), agency.timeZone),
				/** Its place in the ledger, and the version of its text: the facts that the certificate proves. */
				facts:
					position === undefined
						? t("agreed.recordUnsealed", said)
						: t("agreed.record", { ...said, position: String(position) }),
			};
		}),
	};
}

/** The positions that the certificate names. A record gets its own when it is sealed, a moment after it is stored. */
export async function ledgerPositions(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
	const { ledger, position, recordKind, recordId } = ledgerSeals;
	const seals = await db
		.select({ recordId, position })
		.from(ledgerSeals)
		.where(
			and(
				eq(ledger, consentLedger.name),
				inArray(recordKind, [consentKind.former.name, consentKind.name]),
				inArray(recordId, [...ids]),
			),
		)
		// The last entry of a map stays: that of the first seal.
		.orderBy(desc(position));
	return new Map(seals.map((seal) => [seal.recordId, seal.position]));
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
