import { FieldError } from "#app/components/ui/field.tsx";
import { type WorkingHours, workingDays } from "#domain/team/staff-record.ts";
import type { Messages } from "#i18n/messages.server.ts";

const control = "block min-h-12 w-36 rounded-md border bg-white px-3 py-2 text-ink-900";

/** The hours of a week: two times for each day, both empty for a day off. */
export function HoursFields({
	legend,
	note,
	hint,
	hours,
	days,
	ends,
	errorOf,
}: {
	legend: string;
	/** Says that these hours aren't on file yet. */
	note?: string | undefined;
	hint: string;
	hours: WorkingHours;
	days: Messages["people"]["days"];
	ends: Pick<Messages["people"]["record"], "from" | "until">;
	/** The sentence about a field, such as `opens_Monday`. */
	errorOf(field: string): string | undefined;
}) {
	return (
		<fieldset>
			<legend className="font-medium text-ink-900">{legend}</legend>
			{note && <p className="font-medium text-coral-700">{note}</p>}
			<p className="text-sm text-ink-700">{hint}</p>
			<div className="mt-3 grid gap-3">
				{workingDays.map((day) => {
					const error = errorOf(`opens_${day}`);
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
										<span className="sr-only">{days[day]}</span> {end === "opens" ? ends.from : ends.until}
										<input name={`${end}_${day}`} defaultValue={hours[day]?.[end] ?? ""} {...common} />
									</label>
								))}
							</div>
							{error && (
								<div className="sm:col-start-2">
									<FieldError id={`hours-${day}-error`}>{error}</FieldError>
								</div>
							)}
						</div>
					);
				})}
			</div>
		</fieldset>
	);
}
