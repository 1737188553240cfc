import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { PlannedLeave } from "#domain/staff/absence.ts";
import { byRouting } from "#domain/staff/people.ts";
import type { FieldErrors } from "../forms/form-errors.ts";
import { StaffForm } from "../staff/staff-form.tsx";
import type { PeopleProps } from "./people-copy.ts";

export interface LeaveChoices {
	leave: PlannedLeave | null;
	isRoutingOn: boolean;
	heirs: readonly { id: string; name: string }[];
}

/** The days of a leave, and who takes over. For one's own page and an admin's. */
export function LeaveForm<Code extends string>({
	choices: { leave, isRoutingOn, heirs },
	fields,
	errors,
	errorCopy,
	copy,
	saving,
}: {
	choices: LeaveChoices;
	fields?: Readonly<Record<string, string>>;
	errors: FieldErrors<string, Code> | undefined;
	errorCopy: Readonly<Record<Code, string>>;
	copy: Pick<PeopleProps["copy"], "leave" | "removal">;
	saving: string;
}) {
	const { leave: text, removal } = copy;
	return (
		// A leave that was removed leaves its fields empty.
		<StaffForm key={String(leave === null)} section="leave" fields={fields ?? {}} errors={errors}>
			{({ errors: found, sending }) => (
				<>
					<div className="grid gap-5 sm:grid-cols-2">
						<Field name="leaveFrom" label={text.from} error={found.leaveFrom && errorCopy[found.leaveFrom]}>
							{(control) => <input type="date" defaultValue={leave?.from} {...control} />}
						</Field>
						<Field name="leaveUntil" label={text.until} error={found.leaveUntil && errorCopy[found.leaveUntil]}>
							{(control) => <input type="date" defaultValue={leave?.until} {...control} />}
						</Field>
					</div>
					<Field name="heir" id="leave-heir" label={text.heir} error={found.heir && errorCopy[found.heir]}>
						{(control) => (
							<Select
								{...control}
								chosen={leave?.heir ?? "keep"}
								options={[
									{ value: "keep", label: text.keep },
									{ value: byRouting, label: isRoutingOn ? removal.routing : removal.nobody },
									...heirs.map(({ id, name }) => ({ value: id, label: name })),
								]}
							/>
						)}
					</Field>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" disabled={sending}>
							{sending ? saving : text.submit}
						</Button>
						{leave && (
							<Button type="submit" name="end" value="on" variant="secondary" disabled={sending}>
								{text.end}
							</Button>
						)}
					</div>
				</>
			)}
		</StaffForm>
	);
}
