import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Card } from "../staff/card.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { WorkForm } from "./work-form.tsx";

/** The owner of the lead: buttons to take it or give it back, and for admins to assign it. */
export function LeadOwner(props: LeadPartProps) {
	const { lead, copy, refused } = props;
	const { owner, isMine, mayTake, mayGive, people } = lead.owner;
	const text = copy.owner;
	const typed = refused?.intent === "give" ? refused.typed.owner : undefined;
	return (
		<Card id="owner" title={text.title}>
			<PartNotice part="owner" {...props} />
			<p className="font-medium text-ink-900 wrap-anywhere">
				{owner ? owner.name : text.none}
				{isMine && ` (${text.you})`}
			</p>
			{mayTake && (
				<WorkForm {...props} part="owner" intent="take">
					{(sending) => (
						<Button id="take-lead" type="submit" disabled={sending} className="w-full">
							{text.take}
						</Button>
					)}
				</WorkForm>
			)}
			{isMine && !mayGive && (
				<WorkForm {...props} part="owner" intent="give">
					{(sending) => (
						<Button type="submit" name="owner" value="" variant="secondary" disabled={sending}>
							{text.putBack}
						</Button>
					)}
				</WorkForm>
			)}
			{mayGive && (
				<WorkForm {...props} part="owner" intent="give" className="grid gap-3" key={lead.revision}>
					{(sending) => (
						<>
							<Field name="owner" id="owner-choice" label={text.give}>
								{(control) => (
									<Select
										{...control}
										chosen={typed ?? owner?.id ?? ""}
										none={text.none}
										options={people.map(({ id, name, isAway, isLicensed }) => ({
											value: id,
											label: [name, isAway && text.away, !isLicensed && text.unlicensed].filter(Boolean).join(", "),
										}))}
									/>
								)}
							</Field>
							<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
								{sending ? copy.saving : text.save}
							</Button>
						</>
					)}
				</WorkForm>
			)}
		</Card>
	);
}
