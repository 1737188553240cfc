import { useTranslations } from "use-intl";
import { Field } from "#app/components/ui/field.tsx";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { productChoices } from "#domain/calculators/calculator-products.ts";
import { type InputErrors, stateQuestion } from "#domain/calculators/read-inputs.ts";
import { ChoiceField } from "../questions/choice-field.tsx";
import { StateInput } from "../questions/state-input.tsx";
import { useQuestionText } from "../questions/use-question-text.ts";
import type { InputName } from "./calculator-state.ts";

/** Step 1: state and product. */
export function ChoiceStep({
	values,
	errors,
	onChange,
}: {
	values: RawInputs;
	errors: InputErrors;
	onChange: (name: InputName, value: string) => void;
}) {
	const t = useTranslations("calculator");
	const { errorText } = useQuestionText();
	return (
		<fieldset className="min-w-0">
			<legend className="float-left mb-5 w-full font-serif text-xl font-semibold text-ink-900">{t("step1")}</legend>
			<div className="clear-both">
				<Field
					name="state"
					id="calculator-state"
					label={t("fields.state")}
					error={errors.state && errorText(stateQuestion, errors.state)}
				>
					{(control) => (
						<StateInput control={control} state={values.state ?? ""} onState={(state) => onChange("state", state)} />
					)}
				</Field>
				<ChoiceField
					name="service"
					label={t("fields.service")}
					className="mt-6"
					look="grid"
					choices={productChoices.map((value) => ({
						value,
						label: t(`services.${value}`),
					}))}
					chosen={values.service}
					onChoose={(product) => onChange("service", product)}
				/>
			</div>
		</fieldset>
	);
}
