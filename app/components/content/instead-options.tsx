import { useFormatter, useTranslations } from "use-intl";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { insteadCopy } from "#i18n/instead-copy.ts";
import { FigureMark } from "./figure-mark.tsx";
import { premiumOf } from "./premium-of.ts";

/**
 * Links to estimates for a visitor whom the chosen product doesn't accept.
 * @param isStateAssumed the visitor has named no state: the links name none either, and the calculator asks
 */
export function InsteadOptions({
	options,
	isStateAssumed = false,
}: {
	options: readonly CalculatorInputs[];
	isStateAssumed?: boolean;
}) {
	const copy = insteadCopy(useTranslations("calculator"), useFormatter());
	const claims = useClaims();
	const page = localizedPath(usePageLocale(), "/calculator");
	if (options.length === 0) return null;
	const priced = options.map((inputs) => ({ inputs, premium: premiumOf(inputs, claims) }));
	return (
		<div className="text-sm">
			<ul className="mt-1">
				{priced.map(({ inputs, premium }) => (
					<li key={inputs.service}>
						<a
							href={`${page}?${toQuery(inputs, { isStateAssumed })}#estimate`}
							className="inline-flex min-h-11 items-center font-semibold text-ink-900 underline underline-offset-4"
						>
							{copy.option(inputs, premium)}
						</a>
					</li>
				))}
			</ul>
			{/* Term and whole life share a rate table, so they share a mark. */}
			{priced.some(({ premium }) => premium !== null) && <FigureMark product="term-life" />}
		</div>
	);
}
