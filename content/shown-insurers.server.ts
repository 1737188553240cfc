import type { Insurer } from "#domain/agency/insurer.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { formatDate } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { currentClaims } from "./current-claims.server.ts";
import { insurers } from "./insurers.ts";

/** The data of an insurer on /carriers, in one language. */
export interface ShownInsurer extends Pick<Insurer, "id" | "name"> {
	grade: string;
	/** "as of June 18, 2026" */
	gradeOn: string;
	code: string;
	products: readonly ProductSlug[];
	/** When somebody last compared this with its sources; null for a sample. */
	seen: string | null;
}

/**
 * The insurers that may be named now: those that an admin has added, else those that came with the site, confirmed or, where
 * samples are shown, not.
 */
export function shownInsurers(locale: Locale): ShownInsurer[] {
	const { showsSamples, insurers: confirmed = [], facts } = currentClaims();
	const t = translator(locale, "insurers");
	const dateOf = (day: string) => formatDate(locale, new Date(day), "UTC");
	const show = ({ id, name, naicCode, rating, products, confirmation }: Insurer, isSample: boolean) => ({
		id,
		name,
		grade: rating.grade,
		gradeOn: t("gradeOn", { date: dateOf(rating.on) }),
		code: t("code", { code: naicCode }),
		products,
		seen: confirmation && !isSample ? t("seen", { date: dateOf(confirmation.confirmedOn) }) : null,
	});
	if (facts?.insurers) return facts.insurers.map((own) => show(own, false));
	return insurers.flatMap((one) => {
		const isConfirmed = confirmed.includes(one.id);
		return isConfirmed || showsSamples ? [show(one, !isConfirmed)] : [];
	});
}
