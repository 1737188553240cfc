import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { WithheldReason } from "#domain/claims/figures.ts";
import type { SalesRefusal } from "#domain/claims/selling.ts";
import { isRecruitingOnly } from "#domain/compliance/availability.ts";
import { stateWords } from "#domain/location/state-names.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** The sentence in place of figures, appointments and calls that are refused. */
export function useRefusalText() {
	const t = useTranslations("withheld");
	const slot = useTranslations("location.slot");
	const locale = usePageLocale();
	return (reason: SalesRefusal | WithheldReason, code: string | null, product: ProductSlug | null): string => {
		const state = stateWords(code ?? "", locale);
		if (reason === "not_licensed") return slot(isRecruitingOnly(code) ? "recruiting_only" : "unlicensed", state);
		if (reason !== "not_offered") return t(`reasons.${reason}`, state);
		return slot("product_unavailable", { ...state, product: product ? t(`products.${product}`) : "" });
	};
}
