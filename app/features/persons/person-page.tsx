import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Field } from "#app/components/ui/field.tsx";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { personOfLeadPath } from "#domain/persons/person-address.ts";
import type { readPersonPage } from "#server/lead-desk/persons/person-page.server.ts";
import { Card } from "../staff/card.tsx";
import { NoticeBox } from "../staff/notice-box.tsx";
import { LeadLink, PairCard, type PersonsCopy } from "./pair-card.tsx";
import { PairForms } from "./pair-forms.tsx";
import { SplitCard, SplitForm } from "./split-form.tsx";

export type PersonPageProps = Awaited<ReturnType<typeof readPersonPage>> & {
	/** Why the last form was refused. */
	refusal: keyof PersonsCopy["refusals"] | null;
};

export type Line = PersonPageProps["leads"][number];

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** Merges and splits the person of a lead, with a look at the outcome first. */
export function PersonPage(props: PersonPageProps) {
	const { leadId, name, isLinked, leads, hidden, alike, find, found, pair, split, copy, refusal } = props;
	const text = copy.page;
	const problem = refusal ?? (props.isPairMissing ? "gone" : null);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<Link to={leadPath(leadId)} className={link}>
				{text.back}
			</Link>
			<div>
				<h1 className="text-2xl wrap-anywhere">{name || copy.part.nameless}</h1>
				<p className="mt-1 max-w-prose">{isLinked ? text.lead : text.unlinked}</p>
			</div>
			{problem && <NoticeBox notice={{ tone: "bad", title: text.problem, text: copy.refusals[problem] }} />}
			{pair && (
				<Card title={text.question}>
					<PairCard pair={pair} copy={copy} />
					<p className="mt-4 max-w-prose">{text.outcome}</p>
					<PairForms pair={pair} copy={copy} />
				</Card>
			)}
			{split && split.leads.length > 0 && <SplitCard split={split} copy={copy} back={personOfLeadPath(leadId)} />}
			{isLinked && !pair && !(split && split.leads.length > 0) && (
				<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] items-start gap-5">
					{leads.length > 1 || hidden ? (
						<Card title={text.split}>
							<SplitForm leads={leads} hidden={hidden} isEmpty={split !== null} copy={copy} />
						</Card>
					) : null}
					<Others leadId={leadId} title={copy.part.alike} group={alike} copy={copy} />
					<Card title={text.find}>
						<Form method="get" className="flex flex-wrap items-end gap-3">
							<Field name="find" label={text.findLabel} className="min-w-0 grow basis-60">
								{(control) => <input type="search" maxLength={100} defaultValue={find} {...control} />}
							</Field>
							<Button type="submit" variant="secondary" className="max-xs:w-full">
								{text.findButton}
							</Button>
						</Form>
						{found && <Lines leadId={leadId} leads={found} copy={copy} />}
						{found?.length === 0 && <p>{text.nobody}</p>}
					</Card>
				</div>
			)}
		</div>
	);
}

function Others({
	leadId,
	title,
	group,
	copy,
}: {
	leadId: string;
	title: string;
	group: PersonPageProps["alike"];
	copy: PersonsCopy;
}) {
	if (group.leads.length === 0 && !group.others) return null;
	return (
		<Card title={title}>
			<Lines leadId={leadId} leads={group.leads} copy={copy} />
			{group.others && <p className="mt-2">{group.others}</p>}
		</Card>
	);
}

/** Leads of others, each with a link to the comparison. */
function Lines({ leadId, leads, copy }: { leadId: string; leads: Line[]; copy: PersonsCopy }) {
	return (
		<ul className="mt-2 grid gap-2">
			{leads.map((line) => (
				<li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
					<div className="min-w-0 grow basis-60">
						<LeadLink lead={line} nameless={copy.part.nameless} />
					</div>
					<Link to={personOfLeadPath(leadId, { with: line.id })} className={buttonStyle("secondary")}>
						{copy.page.compare}
					</Link>
				</li>
			))}
		</ul>
	);
}
