import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Card } from "#app/features/staff/card.tsx";
import { LeadLink, type PersonsCopy } from "./pair-card.tsx";
import type { Line } from "./person-page.tsx";

/** Asks which leads are another person's. It leads to a look at the outcome. */
export function SplitForm({
	leads,
	hidden,
	isEmpty,
	copy,
}: {
	leads: Line[];
	hidden: string | null;
	/** True if the form was sent without a lead. */
	isEmpty: boolean;
	copy: PersonsCopy;
}) {
	const text = copy.page;
	return (
		<Form method="get">
			<p className="max-w-prose">{text.splitLead}</p>
			<ul className="mt-2 grid gap-1">
				{leads.map((line) => (
					<li key={line.id}>
						<label className="flex min-h-11 items-center gap-3 py-1">
							<input type="checkbox" name="split" value={line.id} className="size-5 shrink-0 accent-ink-800" />
							<span className="min-w-0">
								<span className="block font-semibold text-ink-900 wrap-anywhere">
									{line.name || copy.part.nameless}
								</span>
								<span className="block text-sm wrap-anywhere">{line.text}</span>
							</span>
						</label>
					</li>
				))}
				{hidden && <li>{hidden}</li>}
			</ul>
			{isEmpty && (
				<p role="alert" className="mt-2 font-medium text-coral-700">
					{text.splitNone}
				</p>
			)}
			<Button type="submit" name="choose" value="1" variant="secondary" className="mt-3 max-xs:w-full">
				{text.splitReview}
			</Button>
		</Form>
	);
}

/** Previews the leads that would be split off. */
export function SplitCard({
	split,
	copy,
	back,
}: {
	split: { leads: Line[]; question: string };
	copy: PersonsCopy;
	back: string;
}) {
	return (
		<Card title={split.question}>
			<ul className="grid">
				{split.leads.map((line) => (
					<li key={line.id}>
						<LeadLink lead={line} nameless={copy.part.nameless} />
					</li>
				))}
			</ul>
			<p className="max-w-prose">{copy.page.outcome}</p>
			<Form method="post" className="flex flex-wrap gap-3">
				{split.leads.map(({ id }) => (
					<input key={id} type="hidden" name="split" value={id} />
				))}
				<Button type="submit" name="intent" value="split">
					{copy.page.splitButton}
				</Button>
				<Link to={back} className={buttonStyle("secondary")}>
					{copy.page.cancel}
				</Link>
			</Form>
		</Card>
	);
}
