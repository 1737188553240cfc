import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { PeopleFieldError } from "#domain/staff/people.ts";
import { type StaffRole, staffRoles } from "#domain/staff/roles.ts";
import type { PeopleProps } from "./people-copy.ts";

/** A choice of roles, each with what it opens. */
export function RoleField({
	id,
	label,
	value,
	error,
	copy,
	roles,
	aligned,
}: Pick<PeopleProps, "copy" | "roles"> & {
	id: string;
	label: string;
	value: StaffRole;
	error: PeopleFieldError | undefined;
	aligned?: boolean;
}) {
	return (
		<Field name="role" id={id} aligned={aligned} label={label} error={error && copy.errors[error]}>
			{(control) => (
				<Select
					{...control}
					chosen={value}
					options={staffRoles.map((one) => ({ value: one, label: `${roles[one]}: ${copy.roleHints[one]}` }))}
				/>
			)}
		</Field>
	);
}
