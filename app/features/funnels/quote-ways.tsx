import { useTranslations } from "use-intl";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { agency } from "#content/agency.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { WaysOn, wayStyle } from "../contact/ways-on.tsx";

/** The ways on from a funnel's price; the first leads to the form below, and all are gone once that was sent. */
export function QuoteWays({ product }: { product: ProductSlug }) {
	const t = useTranslations("calculator");
	return (
		<div className="group-has-data-[slot=sent]/funnel:hidden">
			<WaysOn
				id="quote-ways"
				location="funnel_result"
				copy={{ call: t("ways.call"), hours: t("ways.hours") }}
				email={
					<a href="#funnel-lead-title" className={wayStyle("primary")}>
						{t("next.quotes")}
					</a>
				}
				book={
					<ExternalLink href={agency.booking[product]} className={wayStyle("secondary")}>
						{t("ways.book")}
					</ExternalLink>
				}
			/>
		</div>
	);
}
