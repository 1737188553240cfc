import { useFormatter, useTranslations } from "use-intl";
import { InsteadOptions } from "#app/components/content/instead-options.tsx";
import { rateTables } from "#content/rates.ts";
import { type CalculatorField, calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { FieldName, RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { CalculatorProduct } from "#domain/calculators/calculator-products.ts";
import { openInstead } from "#domain/calculators/open-instead.ts";
import type { InputErrors } from "#domain/calculators/read-inputs.ts";
import { dependsOn, isPremiumProduct } from "#domain/rates/rate-table.ts";
import { insteadCopy } from "#i18n/instead-copy.ts";
import { ChoiceField } from "../questions/choice-field.tsx";
import { NumberField } from "../questions/number-field.tsx";
import { useBounds } from "../questions/use-bounds.ts";
import { AmountChips } from "./amount-chips.tsx";
import type { InputName } from "./calculator-state.ts";
import { useWithheldReason } from "./use-withheld-reason.ts";

/** In dollars, the ones that people ask for most. */
const usualAmounts = {
	term_life: [250_000, 500_000, 1_000_000],
	whole_life: [50_000, 100_000, 250_000],
	final_expense: [10_000, 15_000, 20_000],
} as const;

interface DetailsStepProps {
	product: CalculatorProduct;
	values: RawInputs;
	errors: InputErrors;
	/** The field that the address of a result leads to until there is a result. */
	anchored: FieldName | undefined;
	onChange: (name: InputName, value: string) => void;
	onLeave: (name: InputName) => void;
}

/** Step 2: the inputs of this product's estimate. */
export function DetailsStep(props: DetailsStepProps) {
	const withheld = useWithheldReason()(props.product, props.values.state);
	// Without an estimate a rate says nothing.
	const fields = calculatorFields[props.product].filter(({ name }) => !withheld || name !== "assumedRate");
	return (
		<div className="grid gap-6">
			{fields.map((field) => (
				<Detail key={field.name} field={field} {...props} />
			))}
		</div>
	);
}

function Detail({
	field,
	product,
	values,
	errors,
	anchored,
	onChange,
	onLeave,
}: { field: CalculatorField } & DetailsStepProps) {
	const t = useTranslations("calculator");
	const bounds = useBounds();
	const copy = insteadCopy(t, useFormatter());
	const { name } = field;
	const label = t(`fields.${name}`);
	const unused = useUnusedHint(product, name);
	const change = (value: string) => onChange(name, value);
	if (field.kind === "flag") {
		return (
			<label className="flex min-h-12 items-center gap-3 text-ink-900">
				<input
					type="checkbox"
					name={name}
					value="yes"
					checked={values[name] === "yes"}
					onChange={(event) => change(event.target.checked ? "yes" : "")}
					className="size-6 shrink-0 accent-ink-900"
				/>
				<span>
					{label}
					<span className="block text-sm text-ink-700">{[t("smokerHint"), unused].filter(Boolean).join(". ")}</span>
				</span>
			</label>
		);
	}
	const value = values[name] ?? field.initial?.toString() ?? "";
	if (field.kind === "choice") {
		const choices = field.options.map((years) => ({ value: String(years), label: t("units.years", { count: years }) }));
		return (
			<ChoiceField
				name={name}
				label={label}
				look="pills"
				choices={choices}
				chosen={value}
				onChoose={change}
				hint={unused}
			/>
		);
	}
	const amounts = name === "coverageAmount" ? usualAmounts[product as keyof typeof usualAmounts] : undefined;
	const isPrefilled = product === "final_expense" && name === "coverageAmount";
	const instead = openInstead({ ...values, service: product }, errors);
	const isMeant = instead?.field === name;
	const input = (
		<NumberField
			question={field}
			id={`calculator-${name}`}
			label={label}
			hint={[isPrefilled && t("prefilled"), bounds(field), unused].filter(Boolean).join(" ")}
			error={errors[name]}
			sentence={isMeant ? copy.sentence(instead, values) : undefined}
			text={value}
			onText={change}
			onBlur={({ relatedTarget }) => {
				// If an error appeared before the click, the button would move away from the pointer.
				if (relatedTarget instanceof HTMLInputElement) onLeave(name);
			}}
		/>
	);
	return (
		<div id={name === anchored ? "estimate" : undefined} className="scroll-mt-24">
			{input}
			{isMeant && <InsteadOptions options={instead.options} />}
			{amounts && <AmountChips amounts={amounts} chosen={value} onChoose={change} />}
		</div>
	);
}

/** Every question is asked with every rate table. A hint says if an answer changes nothing. */
function useUnusedHint(product: CalculatorProduct, name: FieldName): string | undefined {
	const t = useTranslations("calculator.notes");
	if (!isPremiumProduct(product)) return name === "age" ? t("age_unused") : undefined;
	const table = rateTables[product];
	const { term, smoking } = dependsOn(table);
	if (name === "term" && !term) return t("term_unused");
	return name === "smoker" && !smoking ? t("smoking_unused") : undefined;
}
