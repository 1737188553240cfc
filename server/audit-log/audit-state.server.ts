import { desc, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { auditEntries } from "#database/schema.ts";
import { readVerified } from "#domain/audit/verified-head.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";

/** Where the audit ledger ends, and what its last verification found, in words. It is not verified here. */
export async function auditState({ audit, database }: Pick<Services, "audit" | "database">, locale: Locale) {
	const t = translator(locale, "audit");
	const head = await audit.head();
	const [last] = await database.db
		.select({ details: auditEntries.details, recordedAt: auditEntries.recordedAt, email: auditEntries.email })
		.from(auditEntries)
		.where(eq(auditEntries.action, "LEDGER_VERIFIED"))
		.orderBy(desc(auditEntries.sequence))
		.limit(1);
	const verified = readVerified(last?.details ?? null);
	const number = (count: number) => new Intl.NumberFormat(intlLocales[locale]).format(count);
	const values = last && {
		time: formatDateTime(locale, new Date(last.recordedAt), agency.timeZone),
		who: last.email,
		count: number(verified?.position ?? 0),
		breaks: verified?.breaks ?? 0,
		register: verified?.ofRegister ?? 0,
	};
	return {
		isBroken: verified !== null && verified.breaks > 0,
		text: !(verified && values)
			? t("state.never")
			: verified.breaks > 0
				? t("state.broken", values)
				: t("state.intact", values),
		since: verified && t("state.since", { count: head.position - verified.position }),
		head: head.position > 0 ? `${head.position}:${head.hash}` : null,
	};
}
