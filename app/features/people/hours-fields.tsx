import { FieldError } from "#app/components/ui/field.tsx";
import { agency } from "#content/agency.ts";
import type { PeopleFieldError } from "#domain/staff/people.ts";
import { hoursOfOffice, type WorkingHours, workingDays } from "#domain/team/staff-record.ts";
import type { PeopleProps } from "./people-copy.ts";

const control = "block min-h-12 w-36 rounded-md border bg-white px-3 py-2 text-ink-900";

/** The working hours of a week: two times for each day, both empty for a day off. Those of the office until some are on file. */
export function HoursFields({
	hours,
	copy,
	errors,
}: Pick<PeopleProps, "copy"> & {
	hours: WorkingHours;
	errors: Partial<Record<string, PeopleFieldError>>;
}) {
	const { record: text, days } = copy;
	const isOnFile = Object.keys(hours).length > 0;
	const shown = isOnFile ? hours : hoursOfOffice(agency.hours);
	return (
		<fieldset>
			<legend className="font-medium text-ink-900">{text.hours}</legend>
			{!isOnFile && <p className="font-medium text-coral-700">{text.officeHours}</p>}
			<p className="text-sm text-ink-700">{text.hoursHint}</p>
			<div className="mt-3 grid gap-3">
				{workingDays.map((day) => {
					const error = errors[`opens_${day}`];
					const common = {
						type: "time",
						className: `${control} ${error ? "border-coral-600 ring-1 ring-coral-600" : "border-ink-500"}`,
						"aria-invalid": error ? (true as const) : undefined,
						"aria-describedby": error && `hours-${day}-error`,
					};
					return (
						<div key={day} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[7rem_auto]">
							<span aria-hidden="true" className="font-medium">
								{days[day]}
							</span>
							<div className="flex flex-wrap gap-x-4 gap-y-2">
								{(["opens", "closes"] as const).map((end) => (
									<label key={end} className="flex items-center gap-2 text-sm">
										<span className="sr-only">{days[day]}</span> {end === "opens" ? text.from : text.until}
										<input name={`${end}_${day}`} defaultValue={shown[day]?.[end] ?? ""} {...common} />
									</label>
								))}
							</div>
							{error && (
								<div className="sm:col-start-2">
									<FieldError id={`hours-${day}-error`}>{copy.errors[error]}</FieldError>
								</div>
							)}
						</div>
					);
				})}
			</div>
		</fieldset>
	);
}
