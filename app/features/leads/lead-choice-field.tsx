import { Field, FieldError } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { LeadField } from "#domain/leads/lead-forms.ts";
import { fieldId } from "./field-id.ts";
import type { LeadFormControl } from "./use-lead-form.ts";

interface LeadChoice {
	options: readonly { value: string; label: string }[];
	/** True if several may be ticked. */
	isMultiple?: boolean;
	isWide?: boolean;
}

/** The fields of a form in which a visitor chooses instead of typing. */
export type LeadChoices = Partial<Record<LeadField, LeadChoice>>;

interface LeadChoiceFieldProps {
	form: LeadFormControl;
	name: LeadField;
	label: string;
	choice: LeadChoice;
}

/** A list to choose one from, or boxes of which any number may be ticked. */
export function LeadChoiceField({ choice, ...props }: LeadChoiceFieldProps) {
	if (choice.isMultiple) return <Boxes choice={choice} {...props} />;
	const { form, name, label } = props;
	const [only, ...others] = choice.options;
	const error = form.errors[name];
	return (
		<Field
			name={name}
			id={fieldId(form.place, name)}
			label={label}
			error={error && form.copy.errors[error]}
			className={choice.isWide ? "col-span-2" : "col-span-2 @md:col-span-1"}
		>
			{(control) => (
				<Select
					{...control}
					required
					chosen={form.values[name] ?? (others.length === 0 ? only?.value : "")}
					none={form.copy.fields.choose}
					options={choice.options}
				/>
			)}
		</Field>
	);
}

function Boxes({ form, name, label, choice }: LeadChoiceFieldProps) {
	const id = fieldId(form.place, name);
	const error = form.errors[name];
	const ticked = (form.values[name] ?? "").split(",");
	return (
		<fieldset
			data-slot="field"
			className="col-span-2"
			aria-describedby={error && `${id}-error`}
			aria-invalid={error ? true : undefined}
		>
			<legend className="mb-1.5 font-medium text-ink-900">{label}</legend>
			<div className="flex flex-wrap gap-2">
				{choice.options.map(({ value, label }, index) => (
					<label
						key={value}
						className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md border border-ink-500 bg-white px-4 has-checked:border-ink-900 has-checked:bg-ink-50"
					>
						{/* The list of problems links to the first box. */}
						<input
							id={index === 0 ? id : `${id}-${value}`}
							type="checkbox"
							name={name}
							value={value}
							defaultChecked={ticked.includes(value)}
							className="size-5 shrink-0 accent-ink-800"
						/>
						{label}
					</label>
				))}
			</div>
			{error && <FieldError id={`${id}-error`}>{form.copy.errors[error]}</FieldError>}
		</fieldset>
	);
}
