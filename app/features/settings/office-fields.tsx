import { Field } from "#app/components/ui/field.tsx";
import { addressLengths, closedField, maxClosedDays } from "#domain/settings/office-form.ts";
import { type WorkingHours, workingDays } from "#domain/team/staff-record.ts";
import { HoursFields } from "../staff/hours-fields.tsx";
import { type SectionFieldsProps, SettingField } from "./setting-field.tsx";

/** Fields for more closed days than there are. */
const emptyDays = 3;

/** Where, how and when the office is reached. */
export function OfficeFields({ copy: { office }, words: { days, ends }, fields, errorOf }: SectionFieldsProps) {
	const closed = Array.from({ length: maxClosedDays }, (_, index) => index).filter(
		(index) => index < usedFields(fields) + emptyDays,
	);
	const contact = { required: true, fields, errorOf };
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<SettingField name="phone" type="tel" label={office.phone} {...contact} />
				<SettingField name="tollFreePhone" type="tel" label={office.tollFreePhone} {...contact} />
				<SettingField name="email" type="email" label={office.email} {...contact} />
			</div>
			<fieldset>
				<legend className="font-medium text-ink-900">{office.address}</legend>
				<p className="text-sm text-ink-700">{office.addressHint}</p>
				<div className="mt-3 grid gap-5 sm:grid-cols-2">
					<SettingField name="street" label={office.street} maxLength={addressLengths.street} {...contact} />
					<SettingField name="city" label={office.city} maxLength={addressLengths.city} {...contact} />
					<SettingField
						name="postalCode"
						label={office.postalCode}
						maxLength={addressLengths.postalCode}
						inputMode="numeric"
						{...contact}
					/>
				</div>
			</fieldset>
			<HoursFields
				legend={office.hours}
				hint={office.hoursHint}
				hours={hoursOf(fields)}
				days={days}
				ends={ends}
				errorOf={errorOf}
			/>
			<fieldset>
				<legend className="font-medium text-ink-900">{office.closed}</legend>
				<p className="text-sm text-ink-700">{office.closedHint}</p>
				<div className="mt-3 grid gap-3 sm:grid-cols-3">
					{closed.map((index) => {
						const name = closedField(index);
						return (
							<Field key={name} name={name} label={`${office.closedDay} ${index + 1}`} error={errorOf(name)}>
								{(control) => <input {...control} type="date" defaultValue={fields[name] ?? ""} />}
							</Field>
						);
					})}
				</div>
			</fieldset>
		</>
	);
}

function hoursOf(fields: Readonly<Record<string, string>>): WorkingHours {
	return Object.fromEntries(
		workingDays.map((day) => [day, { opens: fields[`opens_${day}`] ?? "", closes: fields[`closes_${day}`] ?? "" }]),
	);
}

/** Up to the last one with a day: somebody may have emptied the first ones. */
function usedFields(fields: Readonly<Record<string, string>>): number {
	const all = Array.from({ length: maxClosedDays }, (_, index) => index);
	return all.findLastIndex((index) => fields[closedField(index)]) + 1;
}
