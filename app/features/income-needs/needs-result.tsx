import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { useDollars } from "#app/features/calculator/use-quantity-text.ts";
import {
	coverageQuery,
	type IncomeNeedsInputs,
	type IncomeNeedsResult,
	incomeNeedsParts,
} from "#domain/calculators/income-needs.ts";

/** `calculator` is the URL of the calculators. */
export function NeedsResult({
	inputs,
	needs,
	calculator,
}: {
	inputs: IncomeNeedsInputs;
	needs: IncomeNeedsResult;
	calculator: string;
}) {
	const t = useTranslations("planners.needs");
	const dollars = useDollars();
	const { partsCents, totalCents, gapCents, suggestion } = needs;
	const maxCents = Math.max(...Object.values(partsCents), 1);
	const money = (cents: number) => dollars(cents / 100);
	return (
		<>
			<p className="mt-3">
				<span className="block text-sm font-medium">{t("gap")}</span>
				<span className="font-serif text-3xl font-semibold text-ink-900 tabular-nums">{money(gapCents)}</span>
			</p>
			<dl className="mt-6 grid gap-4 text-sm">
				{incomeNeedsParts.map((part) => (
					<div key={part} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
						<dt>
							{t(`parts.${part}`, { years: inputs.incomeYears })}
							{part === "income" && <Factors one={dollars(inputs.annualIncome)} times={inputs.incomeYears} />}
							{part === "education" && <Factors one={dollars(inputs.educationPerChild)} times={inputs.children} />}
						</dt>
						<dd className="font-medium text-ink-900 tabular-nums">{money(partsCents[part])}</dd>
						<dd className="col-span-2">
							<Bar share={partsCents[part] / maxCents} />
						</dd>
					</div>
				))}
				<Sum label={t("total")} value={money(totalCents)} />
				{inputs.coverageHeld > 0 && <Sum label={t("held")} value={`− ${dollars(inputs.coverageHeld)}`} />}
				{inputs.coverageHeld > 0 && <Sum label={t("gap")} value={money(gapCents)} />}
			</dl>
			{gapCents === 0 && <p className="mt-6">{t("covered")}</p>}
			{gapCents > 0 && !suggestion && <p className="mt-6">{t("tooLarge")}</p>}
			{suggestion && (
				<div className="mt-6 print:hidden">
					<p className="font-semibold text-ink-900">{t("price")}</p>
					<p className="mt-3 flex flex-wrap gap-3">
						{(["term_life", "whole_life"] as const).map((product) => (
							<a
								key={product}
								href={`${calculator}?${coverageQuery(product, suggestion)}#calculator`}
								className={buttonStyle("secondary")}
							>
								{t(product === "term_life" ? "term" : "whole", {
									amount: dollars(suggestion.coverageAmount),
									years: suggestion.term,
								})}
							</a>
						))}
					</p>
				</div>
			)}
			<p className="mt-6 text-sm">{t("note")}</p>
		</>
	);
}

function Factors({ one, times }: { one: string; times: number }) {
	return <span className="ml-2 whitespace-nowrap text-ink-600 tabular-nums">{`${one} × ${times}`}</span>;
}

function Bar({ share }: { share: number }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 100 1"
			preserveAspectRatio="none"
			className="block h-2 w-full rounded-full bg-white"
		>
			<rect width={share * 100} height="1" className="fill-ink-600" />
		</svg>
	);
}

function Sum({ label, value }: { label: string; value: string }) {
	return (
		<div className="flex justify-between gap-4 border-t border-sand-300 pt-3 text-base font-semibold text-ink-900">
			<dt>{label}</dt>
			<dd className="whitespace-nowrap tabular-nums">{value}</dd>
		</div>
	);
}
