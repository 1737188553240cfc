import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { LicenseStanding } from "#domain/team/staff-record.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { PeopleProps } from "./people-copy.ts";

interface ShownLicense {
	state: string;
	stateName: string;
	number: string;
	expires: string;
	standing: LicenseStanding;
}

/** The licenses on file, each of which can be removed, and a form for one more. A state's new license replaces its old one. */
export function LicensesSection({
	person,
	licenses,
	states,
	isDone,
	copy,
	notice,
	errors,
}: PeopleProps & {
	person: { id: string };
	licenses: ShownLicense[];
	states: { state: string; name: string }[];
	isDone: boolean;
}) {
	const { licenses: text } = copy;
	return (
		<Card heading="h3" size="wide" id="licenses" title={text.title} lead={text.lead} notice={notice}>
			{licenses.length === 0 ? (
				<p>{text.empty}</p>
			) : (
				<StaffForm section="licenses" fields={{ person: person.id }} errors={undefined}>
					{({ sending }) => (
						<ul className="divide-y divide-sand-200 border-y border-sand-200">
							{licenses.map(({ state, stateName, number, expires, standing }) => (
								<li key={state} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
									<div id={`license-${state}`} className="min-w-0 grow basis-60">
										<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
											<strong className="font-semibold text-ink-900">{stateName}</strong> {number}
											{standing !== "valid" && <StatusBadge variant="warning">{copy.standing[standing]}</StatusBadge>}
										</p>
										<p className="mt-1 text-sm">
											{text.until} {expires}
										</p>
									</div>
									<Button
										type="submit"
										name="remove"
										value={state}
										variant="secondary"
										disabled={sending}
										aria-describedby={`license-${state}`}
									>
										{text.remove}
									</Button>
								</li>
							))}
						</ul>
					)}
				</StaffForm>
			)}
			<h4 className="font-semibold">{text.add}</h4>
			<StaffForm section="licenses" fields={{ person: person.id }} errors={errors} isDone={isDone}>
				{({ errors: found, sending }) => (
					<>
						<div className="grid gap-5 sm:grid-cols-3">
							<Field name="state" label={text.state} error={found.state && copy.errors[found.state]}>
								{(control) => (
									<Select
										{...control}
										chosen=""
										none={text.chooseState}
										options={states.map(({ state, name }) => ({ value: state, label: name }))}
									/>
								)}
							</Field>
							<Field name="number" label={text.number} error={found.number && copy.errors[found.number]}>
								{(control) => <input {...control} autoComplete="off" maxLength={30} />}
							</Field>
							<Field name="expires" label={text.expires} error={found.expires && copy.errors[found.expires]}>
								{(control) => <input {...control} type="date" />}
							</Field>
						</div>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? copy.person.saving : text.save}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}
