import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import type { LeadFactName } from "#domain/lead-desk/lead-facts.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import { DeskPart, PartFold } from "./desk-part.tsx";
import { FactFields } from "./fact-fields.tsx";
import { FactList, LeadFact } from "./fact-list.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { WorkForm } from "./work-form.tsx";

/** Shows who the person is, how to contact them, and which channels not to use. All of it can be corrected in place. */
export function LeadPerson(props: LeadPartProps) {
	const { lead, copy } = props;
	const { person, stops, booking } = lead;
	const text = copy.person;
	return (
		<DeskPart id="person" title={text.title} action={<EditFacts {...props} />}>
			<PartNotice part="person" {...props} />
			{stops && (
				<Callout tone="bad">
					<p className="font-semibold">{stops.badge}</p>
					{stops.lines.map((line) => (
						<p key={line} className="mt-1 text-sm">
							{line}
						</p>
					))}
				</Callout>
			)}
			<FactList>
				<LeadFact name={text.phone}>
					<Phone lead={lead} none={text.noPhone} />
					{lead.call.isWrongNumber && (
						<>
							{" "}
							<StatusBadge variant="warning">{copy.outcomes.wrongNumber}</StatusBadge>
						</>
					)}
				</LeadFact>
				<LeadFact name={text.email}>{person.email ? <Email address={person.email} /> : text.noEmail}</LeadFact>
				<LeadFact name={text.language}>
					{person.language && <span lang={person.language.code}>{person.language.name}</span>}
				</LeadFact>
				<LeadFact name={text.state}>{person.state}</LeadFact>
				<LeadFact name={copy.booking.title}>
					{booking && [booking.text, booking.starts].filter(Boolean).join(": ")}
				</LeadFact>
			</FactList>
		</DeskPart>
	);
}

function EditFacts(props: LeadPartProps) {
	const { lead, copy, refused } = props;
	const own = refused?.intent === "facts" ? refused : undefined;
	const typed: Readonly<Partial<Record<LeadFactName, string>>> | undefined = own?.typed;
	const errorOf = (field: LeadFactName) => {
		const code = own?.errors?.[field];
		return code && copy.errors[code];
	};
	return (
		<PartFold id="edit-facts" label={copy.facts.open} isOpen={Boolean(own)} isBeside>
			<WorkForm {...props} part="person" intent="facts" className="grid gap-3" key={lead.revision}>
				{(sending) => (
					<>
						<FactFields choices={lead.choices} facts={typed ?? lead.facts} errorOf={errorOf} copy={copy.facts} />
						<p className="text-sm">{copy.facts.hint}</p>
						<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
							{sending ? copy.saving : copy.facts.save}
						</Button>
					</>
				)}
			</WorkForm>
		</PartFold>
	);
}

/** Dials while the rules allow a call. */
function Phone({ lead: { person, call }, none }: Pick<LeadPartProps, "lead"> & { none: string }) {
	if (!person.phone) return none;
	if (!call.isOpen || !person.phoneHref) return <span className="select-all">{person.phone}</span>;
	return (
		<a
			href={person.phoneHref}
			className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
		>
			{person.phone}
		</a>
	);
}

/** An address that is too long for its line breaks after the @. */
function Email({ address }: { address: string }) {
	const at = address.indexOf("@") + 1;
	return (
		<span className="select-all">
			{address.slice(0, at)}
			<wbr />
			{address.slice(at)}
		</span>
	);
}
