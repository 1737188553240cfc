import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { isCalculatorProduct } from "#domain/calculators/calculator-products.ts";
import { productAvailability } from "#domain/compliance/availability.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { productOfCalculator } from "#domain/products/products.ts";

/** Says if the product is not offered in the chosen state. The estimate is shown all the same. */
export function AvailabilityNotice({ values: { state: code = "", service: product } }: { values: RawInputs }) {
	const t = useTranslations();
	const state = jurisdictionName(code, usePageLocale());
	const slug = isCalculatorProduct(product) ? productOfCalculator[product] : undefined;
	const availability = slug && state ? productAvailability(slug, code) : "offered";
	return (
		<div role="status">
			{availability !== "offered" && state && (
				<div className="rounded-lg border-l-4 border-coral-600 bg-coral-50 p-5">
					<p className="font-semibold text-ink-900">
						{availability === "product_unavailable" && isCalculatorProduct(product)
							? t("location.slot.product_unavailable", { product: t(`calculator.services.${product}`), state })
							: t(availability === "recruiting" ? "location.slot.recruiting_only" : "location.slot.unlicensed", {
									state,
								})}
					</p>
					<SiteLink
						path={availability === "recruiting" ? "/careers" : "/#contact"}
						className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
					>
						{t(availability === "recruiting" ? "location.details.careers" : "location.notice.contact")}
					</SiteLink>
				</div>
			)}
		</div>
	);
}
