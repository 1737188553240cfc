import { useTranslations } from "use-intl";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { ClaimedPolicy } from "#domain/rates/rate-table.ts";
import { productPath } from "#domain/site/pages.ts";
import { figureMark } from "#i18n/figure-mark.ts";
import { formatDate } from "#i18n/format.ts";
import { SiteLink } from "../ui/site-link.tsx";

/**
 * Says what a product's figures are and whose rates they come from, with one link to the assumptions: an anchor on the
 * page that states them, or else on the product's page. Renders nothing next to arithmetic.
 */
export function FigureMark({ product, assumptions }: { product: ProductSlug; assumptions?: string | undefined }) {
	const t = useTranslations("withheld");
	const text = figureMark(t, usePageLocale(), product, useClaims());
	if (!text) return null;
	const link = "font-semibold underline underline-offset-4 hover:no-underline print:hidden";
	return (
		<p data-figure-mark={product} className="mt-4 text-ink-900">
			{text}{" "}
			{assumptions ? (
				<a href={`#${assumptions}`} className={link}>
					{t("marks.assumes")}
				</a>
			) : (
				<SiteLink path={`${productPath(product)}#assumptions`} className={link}>
					{t("marks.assumes")}
				</SiteLink>
			)}
		</p>
	);
}

/** The policy behind the figures above: the insurer, the form and the insurer's approval. */
export function PolicySource({ approvedOn, ...source }: ClaimedPolicy) {
	const t = useTranslations("withheld");
	const date = formatDate(usePageLocale(), new Date(`${approvedOn}T12:00:00Z`), agency.timeZone);
	return <p className="mt-4 text-ink-900">{t("source", { ...source, date })}</p>;
}
