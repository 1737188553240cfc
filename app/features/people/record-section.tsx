import { Button } from "#app/components/ui/button.tsx";
import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { languageOptions } from "#app/components/ui/language-options.ts";
import { Select } from "#app/components/ui/select.tsx";
import { localeNames, locales } from "#domain/locale/locales.ts";
import { readRecordForm, type StaffRecord } from "#domain/team/staff-record.ts";
import { Card } from "../staff/card.tsx";
import { HoursFields } from "../staff/hours-fields.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { PeopleProps } from "./people-copy.ts";

/** Edits a person's presence, languages and working hours. */
export function RecordSection({
	person,
	record,
	officeHours,
	copy,
	notice,
	errors,
}: PeopleProps & { person: { id: string }; record: StaffRecord }) {
	const { record: text, list } = copy;
	const isOnFile = Object.keys(record.hours).length > 0;
	const [best = ""] = record.languages;
	return (
		<Card heading="h3" size="wide" id="record" title={text.title} notice={notice}>
			<StaffForm section="record" fields={{ person: person.id }} errors={errors} check={recordErrors}>
				{({ errors: found, sending }) => (
					<>
						<div className="grid gap-5 sm:grid-cols-2">
							<Field name="presence" label={text.presence} hint={text.presenceHint}>
								{(control) => (
									<Select
										{...control}
										chosen={record.isAway ? "away" : "active"}
										options={[
											{ value: "active", label: list.active },
											{ value: "away", label: list.away },
										]}
									/>
								)}
							</Field>
							<Field name="best" label={text.best} className="self-end">
								{(control) => <Select {...control} chosen={best} none={text.noBest} options={languageOptions} />}
							</Field>
						</div>
						<fieldset>
							<legend className="font-medium text-ink-900">{text.speaks}</legend>
							<div className="flex flex-wrap gap-x-6">
								{locales.map((one) => (
									<CheckBox
										key={one}
										name={`speaks_${one}`}
										defaultChecked={one !== best && record.languages.includes(one)}
										label={<span lang={one}>{localeNames[one]}</span>}
									/>
								))}
							</div>
						</fieldset>
						<HoursFields
							legend={text.hours}
							note={isOnFile ? undefined : text.officeHours}
							hint={text.hoursHint}
							hours={isOnFile ? record.hours : officeHours}
							days={copy.days}
							ends={text}
							errorOf={(field) => found[field] && copy.errors[found[field]]}
						/>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? copy.person.saving : text.save}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}

function recordErrors(data: FormData) {
	const result = readRecordForm(Object.fromEntries(data));
	return result.ok ? {} : result.errors;
}
