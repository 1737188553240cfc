import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { doNotCallPath } from "#domain/do-not-call/register-address.ts";
import type { RegisterLine } from "#server/do-not-call/register-page.server.ts";
import { Card } from "../staff/card.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { DoNotCallCopy } from "./register-props.ts";

type ListLine = RegisterLine;

const badges = {
	counts: "default",
	applying: "secondary",
	lapsed: "warning",
	replaced: "secondary",
	removed: "secondary",
} as const;

/** The entries of the register, and the form that removes a wrong one. */
export function RegisterLists({ lines, copy }: { lines: readonly ListLine[]; copy: DoNotCallCopy }) {
	return (
		<Card heading="h3" id="lists" title={copy.list.heading}>
			{lines.length === 0 ? (
				<p>{copy.list.empty}</p>
			) : (
				<ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-sand-200">
					{lines.map((line) => (
						<li key={line.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4 first:pt-0 last:pb-0">
							<p className="font-semibold text-ink-900 wrap-anywhere">{line.title}</p>
							<p>
								<StatusBadge variant={badges[line.state]}>{line.stateText}</StatusBadge>
							</p>
							{line.facts.map((fact) => (
								<p key={fact} className="text-sm text-ink-700 wrap-anywhere">
									{fact}
								</p>
							))}
							{line.mayRemove && <RemoveList id={line.id} copy={copy} />}
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}

function RemoveList({ id, copy }: { id: string; copy: DoNotCallCopy }) {
	const text = copy.remove;
	return (
		<Disclosure label={text.title}>
			<p className="max-w-prose">{text.lead}</p>
			<Form method="post" action={doNotCallPath} className="mt-2">
				<input type="hidden" name="intent" value="remove" />
				<input type="hidden" name="list" value={id} />
				<Button type="submit" variant="secondary">
					{text.submit}
				</Button>
			</Form>
		</Disclosure>
	);
}
