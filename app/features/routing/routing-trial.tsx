import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import type { Trial } from "#server/lead-desk/routing/try-rules.server.ts";
import { RoutedPeople } from "../lead-desk/lead-routing.tsx";
import { rowButton } from "../lead-desk/row-button.ts";
import type { RoutingCopy } from "./rules-form.tsx";

/** The answer leads to the explanation. */
const explain = { formAction: "#explained" } as const;

/** What the rules would do with the last leads. It is part of their form, so its buttons also send the rules. */
export function RoutingTrial({ trial, asked, copy }: { trial: Trial; asked: string; copy: RoutingCopy }) {
	const text = copy.trial;
	const [found, explanation] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
	const isExplaining = useLocation().hash === explain.formAction;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each trial moves the focus to what it found
	useEffect(() => (isExplaining ? explanation : found).current?.focus(), [trial]);
	return (
		<section
			ref={found}
			id="trial"
			tabIndex={-1}
			aria-labelledby="trial-title"
			className="desk-card grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-5"
		>
			<h3 id="trial-title" className="text-xl">
				{text.title}
			</h3>
			<p role="status" className="font-medium text-ink-900">
				{trial.summary}
			</p>
			<p className="max-w-prose text-sm text-ink-700">{text.note}</p>
			<Counts people={trial.people} text={text} />
			<div className="flex flex-wrap items-end gap-3">
				<Field name="explain" label={text.explain} hint={text.explainHint} className="min-w-0 grow basis-64">
					{(control) => <input {...control} type="text" defaultValue={asked} />}
				</Field>
				<Button {...explain} type="submit" name="intent" value="try" variant="secondary">
					{text.explainButton}
				</Button>
			</div>
			<div ref={explanation} id="explained" tabIndex={-1} className="scroll-mt-6 empty:hidden">
				{trial.explained ? (
					<>
						<h4 className="text-lg wrap-anywhere">
							{text.explained}: {trial.explained.name}
						</h4>
						<p className="mt-1 mb-3 font-medium text-ink-900">{trial.explained.summary}</p>
						<RoutedPeople people={trial.explained.people} />
					</>
				) : (
					asked && <p role="alert">{text.missing}</p>
				)}
			</div>
			{trial.changed.length > 0 && (
				<div>
					<h4 className="text-lg">{text.changed}</h4>
					<ul className="mt-2 grid grid-cols-[minmax(0,1fr)] divide-y divide-sand-200 border-y border-sand-200">
						{trial.changed.map(({ id, name, received, from, to }) => (
							<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
								<div className="min-w-0">
									<Link
										to={leadPath(id)}
										className="font-semibold text-ink-900 underline-offset-4 wrap-anywhere hover:underline"
									>
										{name}
									</Link>
									<p className="text-sm text-ink-700">
										{received} · {text.from}: {from} · {text.to}: {to}
									</p>
								</div>
								<button {...explain} type="submit" name="intent" value={`try:${id}`} className={rowButton}>
									{text.why}
									<span className="sr-only"> {name}</span>
								</button>
							</li>
						))}
					</ul>
				</div>
			)}
		</section>
	);
}

function Counts({ people, text }: { people: Trial["people"]; text: RoutingCopy["trial"] }) {
	return (
		<table className="w-full text-left">
			<thead className="sticky top-0 bg-white">
				<tr className="border-b border-sand-200 text-sm">
					<th scope="col" className="py-2 pr-3">
						{text.person}
					</th>
					<th scope="col" className="px-2 py-2 text-right">
						{text.before}
					</th>
					<th scope="col" className="py-2 pl-2 text-right">
						{text.after}
					</th>
				</tr>
			</thead>
			<tbody>
				{people.map(({ name, before, after }) => (
					<tr key={name} className="border-b border-sand-200">
						<th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
							{name}
						</th>
						<td className="px-2 py-2 text-right tabular-nums">{before}</td>
						<td className="py-2 pl-2 text-right font-semibold tabular-nums">{after}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
