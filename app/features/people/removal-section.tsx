import { Button } from "#app/components/ui/button.tsx";
import type { PeopleProps } from "./people-copy.ts";
import { PeopleForm } from "./people-form.tsx";
import { PeopleSectionBox } from "./people-section.tsx";
import { ProofField } from "./proof-field.tsx";

export function RemovalSection({
	person,
	copy,
	owedProof,
	provePath,
	notice,
	errors,
}: PeopleProps & { person: { id: string } }) {
	const { person: text } = copy;
	return (
		<PeopleSectionBox id="removal" title={text.removal} lead={text.removalLead} notice={notice}>
			<PeopleForm section="removal" person={person.id} errors={errors}>
				{({ errors: found, sending }) => (
					<>
						<ProofField
							section="removal"
							copy={copy}
							owedProof={owedProof}
							provePath={provePath}
							error={found.current}
						/>
						<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
							{text.removal}
						</Button>
					</>
				)}
			</PeopleForm>
		</PeopleSectionBox>
	);
}
