import { type ReactNode, useId } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { FigureMark } from "#app/components/content/figure-mark.tsx";
import { InsteadOptions } from "#app/components/content/instead-options.tsx";
import { WorkingDetails } from "#app/components/content/working-details.tsx";
import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { isPremiumProduct } from "#domain/rates/rate-table.ts";
import { estimateCopy } from "#i18n/estimate-copy.ts";
import { insteadCopy } from "#i18n/instead-copy.ts";
import { useBounds } from "../questions/use-bounds.ts";
import type { QuoteEstimate } from "./use-quote-estimate.ts";

/** Growth at 0% is as prominent as at any other rate (Fla. Admin. Code 69B-150.106). */
const prominentIds = ["no_growth", "projected_value", "value_at_fixed_rate", "monthly_premium", "time_to_payoff"];

/**
 * A short estimate: the figure, its range, the assumptions, and what it is not.
 * @param ways how to go on from a price
 * @param children shown below the steps of the estimate, collapsed with them
 */
export function QuoteFigures({
	quote,
	ways,
	children,
}: {
	quote: QuoteEstimate;
	ways?: ReactNode;
	children?: ReactNode;
}) {
	const t = useTranslations("funnels.estimate");
	const funnels = useTranslations("funnels.result");
	const working = useId();
	const calculator = useTranslations("calculator");
	const format = useFormatter();
	const copy = estimateCopy(calculator, format, usePageLocale());
	const bounds = useBounds();
	if (quote.kind === "outside" && quote.instead) {
		return (
			<>
				<p className="mt-3">
					<LinkedPhone text={insteadCopy(calculator, format).sentence(quote.instead, quote.raw)} />
				</p>
				<InsteadOptions options={quote.instead.options} isStateAssumed={quote.isStateAssumed} />
			</>
		);
	}
	if (quote.kind === "outside") {
		const taken = calculatorFields[quote.product].flatMap((field) =>
			field.kind === "number" && quote.fields.includes(field.name)
				? [`${calculator(`fields.${field.name}`)}: ${bounds(field).toLocaleLowerCase()}`]
				: [],
		);
		return (
			<p className="mt-3">
				{t("outside")} {taken.join(" ")}
			</p>
		);
	}
	if (quote.kind === "agent_must_quote") return <p className="mt-3">{t("agentMustQuote")}</p>;
	const { estimate, assumed } = quote;
	const figures = copy.figures(estimate);
	const isProminent = ({ id }: { id: string }) => prominentIds.includes(id);
	const shown = [...figures.filter(isProminent), ...figures.filter(({ id }) => id === "range")];
	const given = copy.inputs(estimate).filter(({ id }) => !(assumed as readonly string[]).includes(id));
	const guesses = copy.assumptions(estimate, assumed);
	const notes = copy.notes(estimate);
	const [first] = notes.filter(({ id }) => id === "not_a_quote" || id === "hypothetical");
	return (
		<>
			<p className="mt-2">
				{[calculator(`services.${estimate.product}`), ...given.map(({ label, value }) => `${label}: ${value}`)].join(
					" · ",
				)}
			</p>
			<dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
				{shown.map(({ id, label, value }) => (
					<div key={id}>
						<dt className="text-sm">{label}</dt>
						<dd
							className={
								isProminent({ id })
									? "font-serif text-4xl leading-tight font-semibold text-ink-900"
									: "text-lg leading-10 font-semibold text-ink-900"
							}
						>
							<span data-figure={id}>{value}</span>
						</dd>
					</div>
				))}
			</dl>
			<FigureMark product={productOfCalculator[estimate.product]} assumptions={working} />
			{isPremiumProduct(estimate.product) && ways}
			{guesses.length > 0 && (
				<p className="mt-3">
					{t("assumed")} {guesses.join(" · ")}
				</p>
			)}
			{first && <p className="mt-3 font-semibold text-ink-900">{first.text}</p>}
			<ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
				{notes
					.filter((note) => note !== first)
					.map(({ id, text }) => (
						<li key={id}>{text}</li>
					))}
			</ul>
			<div className="mt-5">
				<WorkingDetails steps={estimate.working.map(copy.working)} id={working} title={funnels("basis")}>
					{children}
				</WorkingDetails>
			</div>
		</>
	);
}
