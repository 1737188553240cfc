import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { QuietHours } from "#domain/staff/absence.ts";
import type { PeopleProps } from "../people/people-copy.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { SectionProps } from "./section-props.ts";

/** The hours in which somebody gets no alerts. */
export function QuietSection({
	quiet,
	people,
	copy,
	errorCopy,
	notice,
	errors,
}: SectionProps & { quiet: QuietHours | null; people: PeopleProps["copy"] }) {
	const { quiet: text, record } = people;
	return (
		<Card size="wide" id="quiet" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="quiet" errors={errors}>
				{({ errors: found, sending }) => (
					<>
						<div className="grid gap-5 sm:grid-cols-2">
							<Field name="quietFrom" label={record.from} error={found.quietFrom && errorCopy[found.quietFrom]}>
								{(control) => <input type="time" defaultValue={quiet?.from} {...control} />}
							</Field>
							<Field name="quietUntil" label={record.until}>
								{(control) => <input type="time" defaultValue={quiet?.until} {...control} />}
							</Field>
						</div>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? copy.page.saving : text.submit}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}
