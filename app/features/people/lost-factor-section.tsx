import { Button } from "#app/components/ui/button.tsx";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { PeopleProps } from "./people-copy.ts";
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
		<Card heading="h3" size="wide" id="factor" title={text.factor} lead={text.factorLead} notice={notice}>
			<StaffForm section="factor" fields={{ person: person.id }} errors={errors}>
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
			</StaffForm>
		</Card>
	);
}
