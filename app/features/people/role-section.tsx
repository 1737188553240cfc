import { Button } from "#app/components/ui/button.tsx";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { PeopleProps } from "./people-copy.ts";
import { PeopleForm } from "./people-form.tsx";
import { PeopleSectionBox } from "./people-section.tsx";
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
		<PeopleSectionBox id="role" title={text.role} lead={text.roleLead} notice={notice}>
			<PeopleForm section="role" person={person.id} errors={errors} cleared={isDone}>
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
			</PeopleForm>
		</PeopleSectionBox>
	);
}
