import { Link } from "react-router";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";
import { DeskPart } from "./desk-part.tsx";
import type { LeadPageData, LeadPartProps } from "./lead-page-props.ts";
import { UndoForm } from "./undo-bar.tsx";

export function hasOtherLeads({ thisPerson: { own, alike } }: LeadPageData): boolean {
	return [own, alike].some(({ leads, others }) => leads.length > 0 || Boolean(others));
}

/**
 * The person's other leads, and leads that only have the same number or address. It also shows who linked them by hand, and how to change that.
 */
export function LeadSamePerson({ lead }: Pick<LeadPartProps, "lead">) {
	const { own, alike, moves, manage, copy } = lead.thisPerson;
	const groups = [
		{ title: copy.own, group: own },
		{ title: copy.alike, group: alike },
	].filter(({ group }) => group.leads.length > 0 || group.others);
	if (groups.length === 0 && !manage) return null;
	return (
		<DeskPart id="persons" title={copy.title}>
			{groups.map(({ title, group }) => (
				<section key={title}>
					<h3 className="font-sans text-sm">{title}</h3>
					<LeadLines group={group} otherName={copy.otherName} nameless={copy.nameless} />
				</section>
			))}
			{moves.length > 0 && (
				<ul className="grid gap-2">
					{moves.map(({ id, what, text, mayUndo }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
							<p className="min-w-0 grow basis-60 text-sm wrap-anywhere">{text}</p>
							{mayUndo && <UndoForm id={id} what={what} label={copy.undo} part="#persons" />}
						</li>
					))}
				</ul>
			)}
			{manage && (
				<p>
					<Link to={manage} className={textLink}>
						{copy.manage}
					</Link>
				</p>
			)}
		</DeskPart>
	);
}

function LeadLines({
	group,
	otherName,
	nameless,
}: {
	group: LeadPageData["thisPerson"]["own"];
	otherName: string;
	nameless: string;
}) {
	return (
		<ul className="mt-1 grid gap-3">
			{group.leads.map(({ id, name, isOtherName, matches, text }) => (
				<li key={id}>
					<p className="flex flex-wrap items-center gap-x-3">
						<Link
							to={leadPath(id)}
							className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
						>
							{name || nameless}
						</Link>
						{isOtherName && <StatusBadge variant="warning">{otherName}</StatusBadge>}
					</p>
					<p className="text-sm wrap-anywhere">{[matches, text].join(" · ")}</p>
				</li>
			))}
			{group.others && <li>{group.others}</li>}
		</ul>
	);
}
