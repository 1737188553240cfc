import { Icon } from "#app/components/ui/icon.tsx";
import type { PersonReasons } from "#server/lead-desk/routing/describe-routing.server.ts";
import type { RoutingCard } from "#server/lead-desk/routing/routing-card.server.ts";
import { DeskPart } from "./desk-part.tsx";

/** Why routing gave the lead to its owner and not to the others. Empty if routing had nothing to do with it. */
export function LeadRouting({ card }: { card: RoutingCard | null }) {
	if (!card) return null;
	return (
		<DeskPart id="routing" title={card.title}>
			<p className="font-medium text-ink-900">{card.summary}</p>
			<RoutedPeople people={card.people} />
			{card.given && <p className="text-sm text-ink-700">{card.given}</p>}
		</DeskPart>
	);
}

/** What each rule says about each person. The owner's rules are open. The others have the rule that they didn't meet. */
export function RoutedPeople({ people }: { people: readonly PersonReasons[] }) {
	return (
		<ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-sand-200 border-y border-sand-200">
			{people.map((person) => (
				<li key={person.id}>
					<details open={person.isOwner} className="group/person">
						<summary className="flex cursor-pointer list-none items-start justify-between gap-3 py-2.5">
							<span className="min-w-0">
								<span className="font-semibold text-ink-900 wrap-anywhere">{person.name}</span>
								{person.verdict.map((line) => (
									<span key={line} className="block text-sm text-ink-700 wrap-anywhere">
										{line}
									</span>
								))}
							</span>
							<Icon
								name="chevron"
								className="mt-1 size-4 shrink-0 text-ink-700 transition-transform group-open/person:rotate-180"
							/>
						</summary>
						<RuleFacts facts={person.facts} />
					</details>
				</li>
			))}
		</ul>
	);
}

function RuleFacts({ facts }: Pick<PersonReasons, "facts">) {
	return (
		<ul className="grid gap-1.5 pb-3">
			{facts.map(({ text, isMet }) => (
				<li key={text} className="flex gap-2 text-sm">
					<Icon
						name={isMet ? "check" : "close"}
						className={`mt-0.5 size-4 ${isMet ? "text-ink-700" : "text-coral-700"}`}
					/>
					<span className={`wrap-anywhere ${isMet ? "" : "font-medium text-coral-700"}`}>{text}</span>
				</li>
			))}
		</ul>
	);
}
