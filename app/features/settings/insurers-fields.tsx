import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { insuredProducts } from "#domain/claims/figures.ts";
import { allGrades, insurerLengths, soldField } from "#domain/settings/insurers-form.ts";
import { CheckBoxes } from "./check-boxes.tsx";
import { EvidenceField } from "./evidence-field.tsx";
import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

const grades = allGrades.map((grade) => ({ value: grade, label: grade }));

/** An insurer that has appointed the agency, and who confirmed it. */
export function InsurersFields({ copy, words, fields, errorOf }: SectionFieldsProps) {
	const { insurers: text } = copy;
	const all = { fields, errorOf };
	return (
		<>
			<h4 className="text-base font-semibold text-ink-900">{fields.id ? text.changing : text.add}</h4>
			<input type="hidden" name="id" value={fields.id ?? ""} />
			<div className="grid gap-5 sm:grid-cols-2">
				<SettingField name="name" label={text.name} maxLength={insurerLengths.name} required {...all} />
				<SettingField name="naicCode" label={text.naicCode} inputMode="numeric" maxLength={5} required {...all} />
				<Field name="grade" label={text.grade} error={errorOf("grade")} aligned>
					{(control) => (
						<Select {...control} chosen={fields.grade ?? ""} none={text.chooseGrade} options={grades} required />
					)}
				</Field>
				<SettingField name="gradeOn" label={text.gradeOn} type="date" required {...all} />
			</div>
			<CheckBoxes
				id="products"
				legend={text.products}
				boxes={insuredProducts.map((product) => ({ name: soldField(product), label: words.products[product] }))}
				fields={fields}
				error={errorOf("products")}
			/>
			<fieldset>
				<legend className="font-medium text-ink-900">{text.confirmation}</legend>
				<p className="max-w-prose text-sm text-ink-700">{text.confirmationHint}</p>
				<div className="mt-3 grid gap-4 sm:grid-cols-2">
					<SettingField name="paper" label={text.paper} maxLength={insurerLengths.paper} {...all} />
					<SettingField name="confirmedOn" label={text.confirmedOn} type="date" {...all} />
				</div>
				<EvidenceField label={text.file} words={words} errorOf={errorOf} />
			</fieldset>
		</>
	);
}
