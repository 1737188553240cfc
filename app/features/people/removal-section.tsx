import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { byRouting } from "#domain/staff/people.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { PeopleProps } from "./people-copy.ts";
import { ProofField } from "./proof-field.tsx";

export interface RemovalQuestion {
	/** Replaces the choice when there is nothing to hand over. */
	nothing: string | null;
	owns: string;
	isRoutingOn: boolean;
	heirs: readonly { id: string; name: string }[];
}

/** Opens the question first: one press removes nobody. */
export function RemovalSection({
	person,
	asked,
	copy,
	owedProof,
	provePath,
	notice,
	errors,
}: PeopleProps & { person: { id: string }; asked: RemovalQuestion }) {
	const { removal: text } = copy;
	return (
		<Card heading="h3" size="wide" id="removal" title={text.title} lead={text.lead} notice={notice}>
			<Disclosure label={text.open} isOpen={Boolean(errors)}>
				<StaffForm section="removal" fields={{ person: person.id }} errors={errors} className="mt-4 grid gap-5">
					{({ errors: found, sending }) => (
						<>
							<p className="max-w-prose">{asked.nothing ?? asked.owns}</p>
							{asked.nothing ? (
								<input type="hidden" name="heir" value={byRouting} />
							) : (
								<Field name="heir" label={text.heir} error={found.heir && copy.errors[found.heir]}>
									{(control) => (
										<Select
											{...control}
											chosen=""
											none={text.choose}
											options={[
												{ value: byRouting, label: asked.isRoutingOn ? text.routing : text.nobody },
												...asked.heirs.map(({ id, name }) => ({ value: id, label: name })),
											]}
										/>
									)}
								</Field>
							)}
							<ProofField
								section="removal"
								copy={copy}
								owedProof={owedProof}
								provePath={provePath}
								error={found.current}
							/>
							<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
								{sending ? copy.person.saving : text.submit}
							</Button>
						</>
					)}
				</StaffForm>
			</Disclosure>
		</Card>
	);
}
