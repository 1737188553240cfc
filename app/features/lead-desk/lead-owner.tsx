import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { WorkForm } from "./work-form.tsx";

/** Buttons to take the lead or give it back, and for admins to assign it. Its owner stands beside its name. */
export function LeadOwner(props: LeadPartProps) {
	const { lead, copy, refused } = props;
	const { owner, isMine, mayTake, mayGive, people } = lead.owner;
	const text = copy.owner;
	const typed = refused?.intent === "give" ? refused.typed.owner : undefined;
	return (
		<section id="owner" tabIndex={-1} aria-label={text.title} className="flex max-w-md scroll-mt-6 flex-wrap gap-2">
			{mayTake && (
				<WorkForm {...props} part="owner" intent="take">
					{(sending) => (
						<Button id="take-lead" type="submit" disabled={sending}>
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
				<WorkForm
					{...props}
					part="owner"
					intent="give"
					className="flex grow basis-72 flex-wrap items-end gap-2"
					key={lead.revision}
				>
					{(sending) => (
						<>
							<Field
								name="owner"
								id="owner-choice"
								label={text.give}
								className="min-w-0 grow basis-40 [&_label]:sr-only"
							>
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
							<Button type="submit" variant="secondary" disabled={sending}>
								{sending ? copy.saving : text.save}
							</Button>
						</>
					)}
				</WorkForm>
			)}
			<div className="basis-full empty:hidden">
				<PartNotice part="owner" {...props} />
			</div>
		</section>
	);
}
