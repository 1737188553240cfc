import { useTranslations } from "use-intl";
import { Field } from "#app/components/ui/field.tsx";
import type { CalculatorField } from "#domain/calculators/calculator-fields.ts";
import { parseNumber } from "#domain/calculators/parse-number.ts";
import type { FieldError } from "#domain/calculators/read-inputs.ts";
import type { InputName } from "./calculator-state.ts";
import { useFieldText } from "./use-field-text.ts";

type NumberField = Extract<CalculatorField, { kind: "number" }>;

/** A number to write, and a slider for those who would rather try values out. Both hold the same value. */
export function AmountField({
	field,
	label,
	hint,
	value,
	error,
	hydrated,
	onChange,
	onLeave,
}: {
	field: NumberField;
	label: string;
	hint: string | undefined;
	value: string;
	error: FieldError | undefined;
	hydrated: boolean;
	onChange: (name: InputName, value: string) => void;
	onLeave: (name: InputName) => void;
}) {
	const t = useTranslations("calculator");
	const text = useFieldText();
	const { name, unit, min, sliderMax, step } = field;
	const number = parseNumber(value);
	const position = Math.min(Math.max(number ?? min, min), sliderMax);
	return (
		<div>
			<Field
				name={name}
				id={`calculator-${name}`}
				label={label}
				hint={[hint, text.bounds(field)].filter(Boolean).join(" ")}
				error={error && text.error(error, unit)}
			>
				{({ className, ...control }) => (
					<div className="relative">
						{unit === "dollars" && <Unit text="$" side="left-4" />}
						<input
							type="text"
							inputMode="decimal"
							autoComplete="off"
							maxLength={20}
							value={value}
							onChange={(event) => onChange(name, event.target.value)}
							onBlur={({ relatedTarget }) => {
								// On the way to the button nothing may be said yet: it would move from under the pointer.
								if (relatedTarget instanceof HTMLInputElement) onLeave(name);
							}}
							className={`${className} ${unit === "dollars" ? "pl-8" : "pr-16"}`}
							{...control}
						/>
						{unit === "percent" && <Unit text="%" side="right-4" />}
						{unit === "years" && <Unit text={t("units.yearsShort")} side="right-4" />}
					</div>
				)}
			</Field>
			{/* It does nothing without script, but has its place: what follows must not move when the script arrives. */}
			<input
				type="range"
				aria-label={t("slider", { field: label })}
				aria-valuetext={text.withUnit(unit, position)}
				min={min}
				max={sliderMax}
				step={step}
				value={position}
				onChange={(event) => onChange(name, event.target.value)}
				className={`mt-1 block h-11 w-full accent-ink-800 ${hydrated ? "" : "invisible"}`}
			/>
		</div>
	);
}

function Unit({ text, side }: { text: string; side: string }) {
	return (
		<span aria-hidden="true" className={`absolute inset-y-0 flex items-center text-ink-600 ${side}`}>
			{text}
		</span>
	);
}
