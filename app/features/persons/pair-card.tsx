import { Link } from "react-router";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { describePair } from "#server/lead-desk/persons/describe-pair.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";

type PersonSide = PairData["one"];

/** Two persons, side by side. `describePair` on the server reads it. */
export type PairData = NonNullable<Awaited<ReturnType<typeof describePair>>>;

export type PersonsCopy = Messages["persons"];

/** Two persons, what agrees and what differs. */
export function PairCard({ pair, copy }: { pair: PairData; copy: PersonsCopy }) {
	const text = copy.pair;
	return (
		<>
			<ul className="flex flex-wrap gap-2">
				{pair.agrees.map((label) => (
					<li key={label}>
						<StatusBadge>{`${text.same}: ${label}`}</StatusBadge>
					</li>
				))}
				{pair.differs.map((label) => (
					<li key={label}>
						<StatusBadge variant="warning">{`${text.different}: ${label}`}</StatusBadge>
					</li>
				))}
			</ul>
			<div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
				<Side side={pair.one} copy={copy} />
				<Side side={pair.other} copy={copy} />
			</div>
		</>
	);
}

function Side({ side, copy }: { side: PersonSide; copy: PersonsCopy }) {
	return (
		<div className="min-w-0 rounded-lg border border-sand-200 bg-sand-50 p-4">
			<dl className="grid gap-2">
				{side.facts.map(({ name, label, values }) => (
					<div key={name}>
						<dt className="text-sm text-ink-700">{label}</dt>
						<dd className="font-medium text-ink-900 wrap-anywhere">{values.join(", ")}</dd>
					</div>
				))}
			</dl>
			<h3 className="mt-3 text-sm text-ink-700">{copy.pair.leads}</h3>
			<ul className="grid">
				{side.leads.map((lead) => (
					<li key={lead.id}>
						<LeadLink lead={lead} nameless={copy.part.nameless} />
					</li>
				))}
				{side.hidden && <li className="py-2">{side.hidden}</li>}
			</ul>
		</div>
	);
}

/** A lead in a line. */
export function LeadLink({ lead, nameless }: { lead: PersonSide["leads"][number]; nameless: string }) {
	return (
		<Link to={leadPath(lead.id)} className="grid min-h-11 content-center py-1">
			<span className="font-semibold wrap-anywhere underline underline-offset-4">{lead.name || nameless}</span>
			<span className="text-sm wrap-anywhere">{lead.text}</span>
		</Link>
	);
}
