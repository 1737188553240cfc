import { FigureMark } from "#app/components/content/figure-mark.tsx";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { Island } from "#app/islands/island.tsx";
import { agency } from "#content/agency.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { AgentLine } from "../calculator/agent-line.tsx";
import { WaysOn, wayStyle } from "../contact/ways-on.tsx";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { CardEmail } from "./card-email.tsx";
import { FilledSentence } from "./filled-sentence.tsx";
import { ofNote, ofProduct, ofStates, part } from "./quick-price-form.ts";

export interface PriceResultProps {
	/** The sentence for the range, with a slot for each end. */
	range: string;
	/** The limits of an estimate; only those that apply are shown. */
	notes: readonly { id: string; text: string }[];
	/** Who answers visitors of which states; empty while nobody may be shown. */
	agents: readonly { states: readonly string[]; member: ShownMember }[];
	ways: Messages["calculator"]["ways"];
	/** The copy of the form that emails the price. */
	leadCopy: LeadCopy;
}

/**
 * The number, whose it is, who answers, and three ways on. Script fills and shows it. Whoever asked hears it with the focus;
 * a number that changes is said once in a place of its own, which is there before.
 */
export function PriceResult({
	copy,
	products,
	range,
	notes,
	agents,
	ways,
	leadCopy,
}: PriceResultProps & {
	copy: Messages["home"]["quickPrice"];
	products: readonly PremiumProduct[];
}) {
	const text = copy.result;
	return (
		<>
			<p {...part("said")} role="status" className="sr-only" />
			<section
				{...part("result")}
				id="price-result"
				aria-labelledby="price-figures"
				hidden
				tabIndex={-1}
				className="relative mt-4 scroll-mb-24 rounded-lg bg-sand-100 p-4 outline-none sm:p-5"
			>
				<span aria-hidden="true" className="answers small-scene absolute top-4 right-4 size-14 rounded-full" />
				<p id="price-figures" {...part("figures")}>
					<span className="block text-sm font-medium text-ink-800">{text.title}</span>{" "}
					<span className="mt-1 flex flex-wrap items-baseline gap-x-2 pr-14 text-ink-900">
						<span data-figure="price" {...part("price")} className="font-serif text-4xl font-semibold tabular-nums" />{" "}
						<span className="font-medium">{text.perMonth}</span>
					</span>{" "}
					<span className="block text-sm tabular-nums">
						<FilledSentence text={range} names={["low", "high"]} />
					</span>
				</p>
				{products.map((product) => (
					<div key={product} {...ofProduct.mark(product)} hidden className="text-sm leading-snug *:mt-2">
						<FigureMark product={productOfCalculator[product]} />
					</div>
				))}
				{agents.map(({ states, member }) => (
					<div key={member.id} {...ofStates.mark(states.join(" "))} hidden>
						<AgentLine member={member} />
					</div>
				))}
				<WaysOn
					id="price-ways"
					location="price_card"
					copy={ways}
					email={
						<Island
							name="card-email"
							when="visible"
							component={CardEmail}
							filed={["copy"]}
							props={{ label: ways.email, copy: leadCopy }}
						/>
					}
					book={
						<ExternalLink href={agency.booking.general} {...part("book")} className={wayStyle("secondary")}>
							{ways.book}
						</ExternalLink>
					}
				/>
				<div className="text-sm">
					<ul className="mt-3 grid gap-1">
						{notes.map(({ id, text: note }) => (
							<li key={id} {...ofNote.mark(id)} hidden>
								{note}
							</li>
						))}
					</ul>
					<SiteLink
						path="/calculator"
						{...part("math")}
						className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-900 underline underline-offset-4"
					>
						{text.math}
						<Icon name="arrow-right" className="size-4" />
					</SiteLink>
				</div>
			</section>
		</>
	);
}
