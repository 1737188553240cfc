import { Button } from "#app/components/ui/button.tsx";
import type { PeopleProps } from "./people-copy.ts";
import { PeopleForm } from "./people-form.tsx";
import { PeopleSectionBox } from "./people-section.tsx";
import { ProofField } from "./proof-field.tsx";

/** For somebody who lost the device. */
export function LostFactorSection({
	person,
	copy,
	owedProof,
	provePath,
	notice,
	errors,
}: PeopleProps & { person: { id: string } }) {
	const { person: text } = copy;
	return (
		<PeopleSectionBox id="factor" title={text.factor} lead={text.factorLead} notice={notice}>
			<PeopleForm section="factor" person={person.id} errors={errors}>
				{({ errors: found, sending }) => (
					<>
						<ProofField
							section="factor"
							copy={copy}
							owedProof={owedProof}
							provePath={provePath}
							error={found.current}
						/>
						<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
							{text.resetFactor}
						</Button>
					</>
				)}
			</PeopleForm>
		</PeopleSectionBox>
	);
}
