import { Button } from "#app/components/ui/button.tsx";
import type { StaffRole } from "#domain/staff/roles.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { PeopleProps } from "./people-copy.ts";
import { ProofField } from "./proof-field.tsx";
import { RoleField } from "./role-field.tsx";

export function RoleSection({
	person,
	isDone,
	copy,
	roles,
	owedProof,
	provePath,
	notice,
	errors,
}: PeopleProps & { person: { id: string; role: StaffRole }; isDone: boolean }) {
	const { person: text } = copy;
	return (
		<Card heading="h3" size="wide" id="role" title={text.role} lead={text.roleLead} notice={notice}>
			<StaffForm section="role" fields={{ person: person.id }} errors={errors} isDone={isDone}>
				{({ errors: found, sending }) => (
					<>
						<RoleField
							// A new role of the person is the one that is chosen next.
							key={person.role}
							id="person-role"
							label={text.role}
							value={person.role}
							error={found.role}
							copy={copy}
							roles={roles}
						/>
						<ProofField section="role" copy={copy} owedProof={owedProof} provePath={provePath} error={found.current} />
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? text.saving : text.saveRole}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}
