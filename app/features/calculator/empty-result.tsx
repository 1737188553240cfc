import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { calculatorProducts, type ProductChoice } from "#domain/calculators/calculator-products.ts";
import type { WithheldReason } from "#domain/claims/figures.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { chosenProduct } from "./calculator-state.ts";
import { useWithheldReason } from "./use-withheld-reason.ts";

/** The plan for debts is arithmetic, and needs no insurer. */
const insuranceProducts = calculatorProducts.filter((product) => product !== "debt_plan");
const facts = ["figures", "chart", "working", "free"] as const;

/** Stands in place of the estimate and describes it. */
export function EmptyResult({ values }: { values: RawInputs }) {
	const t = useTranslations("calculator.empty");
	const product = chosenProduct(values);
	const withheldReason = useWithheldReason();
	const products = product === "unknown" ? insuranceProducts : [product];
	const reasons = products.map((each) => withheldReason(each, values.state));
	// Somebody who is not sure yet reads of figures as long as any product has them.
	const withheld = reasons.includes(null) ? null : (reasons.find((reason) => reason === "unproven") ?? reasons[0]);
	if (withheld) return <WithheldNotice reason={withheld} product={product} state={values.state ?? ""} />;
	return (
		<div className="rounded-xl bg-sand-100 p-6 sm:p-8">
			<h3 className="text-xl">{t("title")}</h3>
			<ul className="mt-4 grid gap-2.5">
				{facts.map((fact) => (
					<li key={fact} className="flex gap-3">
						<Icon name="check" className="mt-1 size-5 text-coral-600" />
						{t(fact)}
					</li>
				))}
			</ul>
			<Sketch />
			<p className="mt-6 font-semibold text-ink-900">{t("call")}</p>
			<a
				href={`tel:${agency.phone.e164}`}
				className="inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-coral-700 underline-offset-4 hover:underline"
			>
				<Icon name="phone" />
				{agency.phone.display}
			</a>
		</div>
	);
}

/** Before anything is calculated: the chosen product's figures will not be shown. */
function WithheldNotice({ reason, product, state }: { reason: WithheldReason; product: ProductChoice; state: string }) {
	const t = useTranslations("withheld");
	const calculator = useTranslations("calculator.services");
	const where = product === "unknown" ? t("noFigures") : calculator(product);
	const name = jurisdictionName(state, usePageLocale()) ?? state;
	return (
		<div className="rounded-xl bg-sand-100 p-6 sm:p-8">
			<h3 className="text-xl">{reason === "unproven" ? t("title") : where}</h3>
			<p className="mt-3">{reason === "unproven" ? t("text") : t(`reasons.${reason}`, { state: name })}</p>
		</div>
	);
}

/** Decoration: what a chart may look like. */
function Sketch() {
	return (
		<svg aria-hidden="true" viewBox="0 0 420 170" className="mt-6 h-auto w-full max-sm:hidden" fill="none">
			<path d="M20 150Q200 130 400 18V96Q210 140 20 150Z" className="fill-sun-200" />
			<path d="M20 150Q205 134 400 58" strokeWidth="4" strokeLinecap="round" className="stroke-ink-800" />
			<path
				d="M20 150 400 126"
				strokeWidth="3"
				strokeDasharray="3 8"
				strokeLinecap="round"
				className="stroke-ink-500"
			/>
			<path d="M20 12V150H408" strokeWidth="2" strokeLinecap="round" className="stroke-ink-300" />
			<circle cx="400" cy="58" r="7" className="fill-coral-600" />
		</svg>
	);
}
