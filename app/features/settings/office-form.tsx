import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { agency } from "#content/agency.ts";
import { closedField, maxClosedDays, type OfficeErrors, readOfficeForm } from "#domain/settings/office-form.ts";
import { type WorkingHours, workingDays } from "#domain/team/staff-record.ts";
import type { readSettingsPage } from "#server/settings/settings-page.server.ts";
import { HoursFields } from "../staff/hours-fields.tsx";
import { StaffForm } from "../staff/staff-form.tsx";

type Page = Awaited<ReturnType<typeof readSettingsPage>>;

/** Fields for more closed days than there are. */
const emptyDays = 3;

/** How and when the office is reached. */
export function OfficeForm({
	page: { copy, days, ends, seen },
	fields,
	errors: posted,
}: {
	page: Pick<Page, "copy" | "days" | "ends" | "seen">;
	/** As they are saved, or as they were typed. */
	fields: Readonly<Record<string, string>>;
	errors: OfficeErrors | undefined;
}) {
	const { office } = copy;
	const closed = Array.from({ length: maxClosedDays }, (_, index) => index).filter(
		(index) => index < usedFields(fields) + emptyDays,
	);
	return (
		<StaffForm fields={{ intent: "office", seen: String(seen) }} errors={posted} check={officeErrors}>
			{({ errors, sending }) => {
				const errorOf = (field: string) => errors[field] && copy.errors[errors[field]];
				const contact = (name: "phone" | "tollFreePhone" | "email", type: "tel" | "email") => (
					<Field name={name} label={office[name]} error={errorOf(name)}>
						{(control) => (
							<input {...control} type={type} required autoComplete="off" maxLength={254} defaultValue={fields[name]} />
						)}
					</Field>
				);
				return (
					<>
						<div className="grid gap-5 sm:grid-cols-2">
							{contact("phone", "tel")}
							{contact("tollFreePhone", "tel")}
							{contact("email", "email")}
						</div>
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
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? copy.saving : copy.save}
						</Button>
					</>
				);
			}}
		</StaffForm>
	);
}

function officeErrors(data: FormData): OfficeErrors {
	const result = readOfficeForm(Object.fromEntries(data), { now: new Date(), timeZone: agency.timeZone });
	return result.ok ? {} : result.errors;
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
