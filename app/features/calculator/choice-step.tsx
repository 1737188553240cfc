import { useTranslations } from "use-intl";
import { Field } from "#app/components/ui/field.tsx";
import { usePageLocale } from "#app/islands/page-frame.tsx";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { calculatorProducts } from "#domain/calculators/calculator-products.ts";
import type { InputErrors } from "#domain/calculators/read-inputs.ts";
import { statesByName } from "#domain/location/state-names.ts";
import type { InputName } from "./calculator-state.ts";

/** Step 1: where the visitor lives, and what they have in mind. */
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
	const states = statesByName(usePageLocale());
	return (
		<fieldset className="min-w-0">
			<legend className="float-left mb-5 w-full font-serif text-xl font-semibold text-ink-900">{t("step1")}</legend>
			<div className="clear-both">
				<Field name="state" id="calculator-state" label={t("fields.state")} error={errors.state && t("errors.state")}>
					{(control) => (
						<select value={values.state ?? ""} onChange={(event) => onChange("state", event.target.value)} {...control}>
							<option value="">{t("chooseState")}</option>
							{states.map(({ code, name }) => (
								<option key={code} value={code}>
									{name}
								</option>
							))}
						</select>
					)}
				</Field>
				<div role="radiogroup" aria-labelledby="service-label" className="mt-6">
					<p id="service-label" className="mb-2 font-medium text-ink-900">
						{t("fields.service")}
					</p>
					<div className="grid gap-2 xs:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
						{[...calculatorProducts, "unknown" as const].map((service) => (
							<label
								key={service}
								className="flex min-h-12 items-center gap-3 rounded-md border border-ink-300 px-3.5 py-2 leading-snug text-ink-900 hover:border-ink-600 has-checked:border-ink-900 has-checked:bg-sun-100 has-checked:font-semibold"
							>
								<input
									type="radio"
									name="service"
									value={service}
									checked={values.service === service}
									onChange={() => onChange("service", service)}
									className="size-5 shrink-0 accent-ink-900"
								/>
								{t(`services.${service}`)}
							</label>
						))}
					</div>
				</div>
			</div>
		</fieldset>
	);
}
