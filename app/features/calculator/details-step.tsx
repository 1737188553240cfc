import { useTranslations } from "use-intl";
import { type CalculatorField, calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { CalculatorProduct } from "#domain/calculators/calculator-products.ts";
import type { InputErrors } from "#domain/calculators/read-inputs.ts";
import { ChoiceField } from "../questions/choice-field.tsx";
import { NumberField } from "../questions/number-field.tsx";
import { useQuestionText } from "../questions/use-question-text.ts";
import type { InputName } from "./calculator-state.ts";
import { useWithheldReason } from "./use-withheld-reason.ts";

interface DetailsStepProps {
	product: CalculatorProduct;
	values: RawInputs;
	errors: InputErrors;
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

function Detail({ field, product, values, errors, onChange, onLeave }: { field: CalculatorField } & DetailsStepProps) {
	const t = useTranslations("calculator");
	const bounds = useBounds();
	const { name } = field;
	const label = t(`fields.${name}`);
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
					<span className="block text-sm text-ink-700">{t("smokerHint")}</span>
				</span>
			</label>
		);
	}
	const value = values[name] ?? field.initial?.toString() ?? "";
	if (field.kind === "choice") {
		const choices = field.options.map((years) => ({ value: String(years), label: t("units.years", { count: years }) }));
		return <ChoiceField name={name} label={label} look="pills" choices={choices} chosen={value} onChoose={change} />;
	}
	const isPrefilled = product === "final_expense" && name === "coverageAmount";
	return (
		<NumberField
			question={field}
			id={`calculator-${name}`}
			label={label}
			hint={[isPrefilled && t("prefilled"), bounds(field)].filter(Boolean).join(" ")}
			error={errors[name]}
			text={value}
			onText={change}
			onBlur={({ relatedTarget }) => {
				// If an error appeared before the click, the button would move away from the pointer.
				if (relatedTarget instanceof HTMLInputElement) onLeave(name);
			}}
		/>
	);
}

/** The hint that names a field's bounds. */
function useBounds() {
	const t = useTranslations("calculator.bounds");
	const { withUnit } = useQuestionText();
	return ({ unit, min, max }: Extract<CalculatorField, { kind: "number" }>): string => {
		if (unit === "dollars") return t("atLeast", { min: withUnit(unit, min) });
		return t("between", { min: unit === "years" ? String(min) : withUnit(unit, min), max: withUnit(unit, max) });
	};
}
