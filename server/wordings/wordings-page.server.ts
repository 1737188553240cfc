import { agency } from "#content/agency.ts";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import { instantOf, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { retention } from "#domain/retention.ts";
import { type WordingQuery, wordingsAddress } from "#domain/wordings/wordings-address.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Services } from "../services.server.ts";
import { findAddresses, findWordings, listSpans, type WordingSpan } from "./read-wordings.server.ts";

const maxSpans = 100;
const maxAddresses = 50;

/** The page on which an admin looks up what the public was shown on a day: today, if none is given. */
export async function wordingsPage(
	{ database: { db }, clock }: Pick<Services, "database" | "clock">,
	query: WordingQuery,
	locale: Locale,
) {
	const t = translator(locale, "wordings.filled");
	const on = query.on ?? dayOf(clock());
	const day = { from: instantOf(on, "00:00", agency.timeZone), to: instantOf(on, "24:00", agency.timeZone) };
	const { address } = query;
	const found = address ? await findWordings(db, address, day) : [];
	const spans = address ? await listSpans(db, address, maxSpans) : [];
	const similar = address && spans.length === 0 ? await findAddresses(db, address, maxAddresses) : [];
	const time = (at: Date) => formatDateTime(locale, at, agency.timeZone);
	const dates = ({ shownFrom, shownUntil }: WordingSpan) =>
		shownUntil
			? t("between", { from: time(shownFrom), until: time(shownUntil) })
			: t("since", { from: time(shownFrom) });
	const shown = new Set(found.map(({ id }) => id));
	return {
		query: { address, on },
		wordings: found.map((wording) => ({
			id: wording.id,
			dates: dates(wording),
			approval: wording.approval ? t("approval", { who: wording.approval }) : t("noApproval"),
			hash: `SHA-256: ${wording.hash}`,
			text: wording.text,
			language: address.split("/").find(isLocale),
		})),
		spans: spans.map((span) => ({
			id: span.id,
			path: wordingsAddress({ address, on: dayOf(span.shownFrom) }),
			dates: dates(span),
			isShown: shown.has(span.id),
		})),
		similar: similar.map((other) => ({ address: other, path: wordingsAddress({ address: other, on }) })),
		lead: t("lead", { years: retention.publicationYears }),
		copy: copyFor(locale, "wordings"),
	};
}

/** The agency's day of a moment. */
function dayOf(moment: Date): string {
	return zonedTime(moment, agency.timeZone).date;
}
