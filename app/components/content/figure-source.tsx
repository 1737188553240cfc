import { useTranslations } from "use-intl";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import type { ClaimedPolicy } from "#domain/claims/claims.ts";
import { figureClaims, figureSource } from "#domain/claims/figures.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { formatDate } from "#i18n/format.ts";
import { SampleMark } from "../ui/sample-mark.tsx";

/**
 * Whose a product's figures are: in production the insurer, the form and its approval (Fla. Admin. Code 69B-150.107), in
 * development the word "Sample". Nothing beside arithmetic.
 */
export function FigureSource({ product }: { product: ProductSlug }) {
	const claim = figureClaims[product];
	const claims = useClaims();
	const source = figureSource(product, claims);
	if (!claim) return null;
	if (!source) return claims.showsSamples && <SampleMark of={claim} className="mt-4 ml-0" />;
	return <PolicySource {...source} />;
}

/** The policy whose figures stand above: the insurer, the form and the insurer's approval. */
export function PolicySource({ approvedOn, ...source }: ClaimedPolicy) {
	const t = useTranslations("withheld");
	const date = formatDate(usePageLocale(), new Date(`${approvedOn}T12:00:00Z`), agency.timeZone);
	return <p className="mt-4 text-ink-900">{t("source", { ...source, date })}</p>;
}
