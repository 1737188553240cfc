import { useTranslations } from "use-intl";
import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { CalculatorProduct } from "#domain/calculators/calculator-products.ts";
import type { InputErrors } from "#domain/calculators/read-inputs.ts";
import { AmountField } from "./amount-field.tsx";
import type { InputName } from "./calculator-state.ts";

/** Step 2: what the estimate of this service is made from. */
export function DetailsStep({
	service,
	values,
	errors,
	hydrated,
	onChange,
	onLeave,
}: {
	service: CalculatorProduct;
	values: RawInputs;
	errors: InputErrors;
	hydrated: boolean;
	onChange: (name: InputName, value: string) => void;
	onLeave: (name: InputName) => void;
}) {
	const t = useTranslations("calculator");
	return (
		<div className="grid gap-6">
			{calculatorFields[service].map((field) => {
				const { name } = field;
				const value = values[name];
				if (field.kind === "number") {
					return (
						<AmountField
							key={name}
							field={field}
							label={t(`fields.${name}`)}
							hint={service === "final_expense" && name === "coverageAmount" ? t("prefilled") : undefined}
							value={value ?? field.initial?.toString() ?? ""}
							error={errors[name]}
							hydrated={hydrated}
							onChange={onChange}
							onLeave={onLeave}
						/>
					);
				}
				if (field.kind === "choice") {
					return (
						<div key={name} role="radiogroup" aria-labelledby={`${name}-label`}>
							<p id={`${name}-label`} className="mb-2 font-medium text-ink-900">
								{t(`fields.${name}`)}
							</p>
							<div className="flex flex-wrap gap-2">
								{field.options.map((option) => (
									<label
										key={option}
										className="flex min-h-12 items-center gap-2.5 rounded-full border border-ink-300 px-4 text-ink-900 hover:border-ink-600 has-checked:border-ink-900 has-checked:bg-sun-100 has-checked:font-semibold"
									>
										<input
											type="radio"
											name={name}
											value={option}
											checked={(value ?? String(field.initial)) === String(option)}
											onChange={() => onChange(name, String(option))}
											className="size-5 accent-ink-900"
										/>
										{t("units.years", { count: option })}
									</label>
								))}
							</div>
						</div>
					);
				}
				return (
					<label key={name} className="flex min-h-12 items-center gap-3 text-ink-900">
						<input
							type="checkbox"
							name={name}
							value="yes"
							checked={value === "yes"}
							onChange={(event) => onChange(name, event.target.checked ? "yes" : "")}
							className="size-6 shrink-0 accent-ink-900"
						/>
						<span>
							{t(`fields.${name}`)}
							<span className="block text-sm text-ink-700">{t("smokerHint")}</span>
						</span>
					</label>
				);
			})}
		</div>
	);
}
