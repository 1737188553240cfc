import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { languageOptions } from "#app/components/ui/language-options.ts";
import { Select } from "#app/components/ui/select.tsx";
import { clientRelations } from "#domain/agency/testimonial.ts";
import { localeNames, locales } from "#domain/locale/locales.ts";
import { quoteField, testimonialLengths } from "#domain/settings/testimonials-form.ts";
import { EvidenceField } from "./evidence-field.tsx";
import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

const stars = [5, 4, 3, 2, 1].map((count) => ({ value: count, label: "★".repeat(count) }));

/** What one client said, and the permission to publish it. */
export function TestimonialsFields({ copy, words, fields, errorOf }: SectionFieldsProps) {
	const { testimonials: text } = copy;
	const all = { fields, errorOf };
	return (
		<>
			<h4 className="text-base font-semibold text-ink-900">{fields.id ? text.changing : text.add}</h4>
			<input type="hidden" name="id" value={fields.id ?? ""} />
			<div className="grid gap-5 sm:grid-cols-2">
				<SettingField name="name" label={text.name} maxLength={testimonialLengths.name} required {...all} />
				<SettingField name="givenOn" label={text.givenOn} type="date" required {...all} />
				<SettingField name="city" label={text.city} maxLength={testimonialLengths.city} required {...all} />
				<Field name="state" label={text.state} error={errorOf("state")} aligned>
					{(control) => (
						<Select {...control} chosen={fields.state ?? ""} none={text.chooseState} options={words.places} required />
					)}
				</Field>
			</div>
			<fieldset>
				<legend className="font-medium text-ink-900">{text.words}</legend>
				<p className="max-w-prose text-sm text-ink-700">{text.wordsHint}</p>
				<div className="mt-3 grid gap-4">
					<Field name="language" label={text.language} error={errorOf("language")} className="sm:max-w-xs">
						{(control) => <Select {...control} chosen={fields.language} options={languageOptions} />}
					</Field>
					{locales.map((locale) => {
						const name = quoteField(locale);
						return (
							<Field key={locale} name={name} label={localeNames[locale]} error={errorOf(name)}>
								{(control) => (
									<textarea
										{...control}
										lang={locale}
										rows={3}
										maxLength={testimonialLengths.quote}
										defaultValue={fields[name] ?? ""}
									/>
								)}
							</Field>
						);
					})}
					<Field name="rating" label={text.rating} className="sm:max-w-xs">
						{(control) => <Select {...control} chosen={fields.rating ?? ""} none={text.noRating} options={stars} />}
					</Field>
				</div>
			</fieldset>
			<fieldset>
				<legend className="font-medium text-ink-900">{text.tie}</legend>
				<p className="max-w-prose text-sm text-ink-700">{text.tieHint}</p>
				<CheckBox name="isPaid" defaultChecked={fields.isPaid !== undefined} label={text.isPaid} className="mt-2" />
				<Field name="relation" label={text.relation} className="mt-2 sm:max-w-xs">
					{(control) => (
						<Select
							{...control}
							chosen={fields.relation}
							options={clientRelations.map((value) => ({ value, label: text.relations[value] }))}
						/>
					)}
				</Field>
			</fieldset>
			<fieldset>
				<legend className="font-medium text-ink-900">{text.permission}</legend>
				<p className="max-w-prose text-sm text-ink-700">{text.permissionHint}</p>
				<div className="mt-3 grid gap-4 sm:grid-cols-2">
					<SettingField name="confirmedOn" label={text.confirmedOn} type="date" {...all} />
					<SettingField name="until" label={text.until} type="date" {...all} />
				</div>
				<EvidenceField label={text.file} words={words} errorOf={errorOf} />
			</fieldset>
		</>
	);
}
