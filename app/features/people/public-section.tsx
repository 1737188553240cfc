import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { PeopleProps } from "./people-copy.ts";

/** Chooses the member of the team as whom visitors see somebody. */
export function PublicSection({
	person,
	memberId,
	members,
	copy,
	notice,
	errors,
}: PeopleProps & { person: { id: string }; memberId: string | null; members: { id: string; name: string }[] }) {
	const { public: text } = copy;
	return (
		<Card heading="h3" size="wide" id="public" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="public" fields={{ person: person.id }} errors={errors}>
				{({ sending }) => (
					<>
						<Field name="member" label={text.member}>
							{(control) => (
								<Select
									{...control}
									chosen={memberId ?? ""}
									none={text.none}
									options={members.map(({ id, name }) => ({ value: id, label: name }))}
								/>
							)}
						</Field>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? copy.person.saving : text.save}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}
