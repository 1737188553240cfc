import { useTranslations } from "use-intl";
import { WithoutFigures } from "#app/components/content/without-figures.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { calculatorProducts, type ProductChoice } from "#domain/calculators/calculator-products.ts";
import type { WithheldReason } from "#domain/claims/figures.ts";
import type { SalesRefusal } from "#domain/claims/selling.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import { useSalesRefusal } from "../location/use-sales-refusal.ts";
import { chosenProduct } from "./calculator-state.ts";
import { useWithheldReason } from "./use-withheld-reason.ts";

/** The plan for debts is arithmetic, and needs no insurer. */
const insuranceProducts = calculatorProducts.filter((product) => product !== "debt_plan");

interface WithheldNoticeProps {
	reason: SalesRefusal | WithheldReason;
	product: ProductChoice;
	state: string | null;
}

const facts = ["figures", "chart", "working", "free"] as const;

/**
 * Stands in place of the estimate and describes it. On a phone it would only lengthen the page.
 * @param state the one that the visitor stated
 */
export function EmptyResult({ values, state }: { values: RawInputs; state: string | null }) {
	const t = useTranslations("calculator.empty");
	const product = chosenProduct(values);
	const withheldReason = useWithheldReason();
	const products = product === "unknown" ? insuranceProducts : [product];
	const reasons = products.map((each) => withheldReason(each, state ?? ""));
	// A visitor who isn't sure yet sees figures if any product has them.
	const withheld = reasons.includes(null) ? null : (reasons.find((reason) => reason === "switched_off") ?? reasons[0]);
	const refusal = useSalesRefusal(product === "unknown" ? null : productOfCalculator[product], state);
	// The plan for debts is calculated in every state. Its result says which products are closed.
	const reason = withheld ?? (product === "debt_plan" ? null : refusal);
	if (reason) return <WithheldNotice reason={reason} product={product} state={state} />;
	return (
		<div className="rounded-xl bg-sand-100 p-6 max-md:hidden sm:p-8">
			<h3 className="text-xl">{t("title")}</h3>
			<ul className="mt-4 grid gap-2.5">
				{facts.map((fact) => (
					<li key={fact} className="flex gap-3">
						<Icon name="check" className="mt-1 size-5 text-ink-500" />
						{t(fact)}
					</li>
				))}
			</ul>
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
function WithheldNotice({ reason, product, state }: WithheldNoticeProps) {
	const t = useTranslations("withheld");
	const services = useTranslations("calculator.services");
	const isNamed = product !== "unknown";
	if (reason === "switched_off") {
		return (
			<div className="rounded-xl bg-sand-100 p-6 sm:p-8">
				<h3 className="text-xl">{t("title")}</h3>
				<p className="mt-3">{t("text")}</p>
				{isNamed && <WithoutFigures product={productOfCalculator[product]} />}
			</div>
		);
	}
	return (
		<div className="rounded-xl bg-sand-100 p-6 sm:p-8">
			<h3 className="text-xl">{isNamed ? services(product) : t("noFigures")}</h3>
			<div role="status" className="mt-4">
				<RefusalNote reason={reason} state={state} product={isNamed ? productOfCalculator[product] : null} />
			</div>
		</div>
	);
}
