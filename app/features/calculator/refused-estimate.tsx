import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { rateTables } from "#content/rates.ts";
import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import { useEstimateCopy } from "./use-estimate-copy.ts";

/** Stands in place of an estimate that the rate table has no price for: an agent must quote it. */
export function RefusedEstimate({
	product,
	title,
}: {
	product: PremiumProduct;
	title: RefObject<HTMLHeadingElement | null>;
}) {
	const t = useTranslations("withheld");
	const copy = useEstimateCopy();
	const refusal = copy.refusal(rateTables[product]);
	return (
		<section aria-labelledby="result-title" className="rounded-xl border border-ink-200 bg-white p-5 shadow-lg sm:p-8">
			<h3 id="result-title" ref={title} tabIndex={-1} className="text-xl">
				{refusal.title}
			</h3>
			<p role="status" className="mt-3 mb-5">
				{refusal.text}
			</p>
			<SiteLink path="/#contact" className={buttonStyle()}>
				{t("action")}
			</SiteLink>
		</section>
	);
}
