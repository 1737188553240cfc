import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { WithoutFigures } from "#app/components/content/without-figures.tsx";
import type { WithheldReason } from "#domain/claims/figures.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { useRefusalText } from "../location/use-refusal-text.ts";

/** Stands in place of a funnel's result that may not be shown. */
export function WithheldResult({
	reason,
	state,
	product,
	takesFocus,
}: {
	reason: WithheldReason;
	state: string | null;
	product: ProductSlug;
	takesFocus: boolean;
}) {
	const t = useTranslations("withheld");
	const textOf = useRefusalText();
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) title.current?.focus();
	}, [takesFocus]);
	return (
		<>
			<h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
				{reason === "switched_off" ? t("title") : t("noFigures")}
			</h2>
			<p className="mt-3">{textOf(reason, state, product)}</p>
			{reason === "switched_off" && <WithoutFigures product={product} />}
		</>
	);
}
