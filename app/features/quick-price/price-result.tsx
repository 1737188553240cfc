import { FigureMark } from "#app/components/content/figure-mark.tsx";
import { MemberLicense } from "#app/components/team/member-license.tsx";
import { Portrait } from "#app/components/team/portrait.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { SampleBadge } from "#app/components/ui/sample-mark.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { agency } from "#content/agency.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { openingNote } from "../office-hours/opening-note.ts";
import { FilledSentence } from "./filled-sentence.tsx";
import { ofNote, ofProduct, ofStates, part } from "./quick-price-form.ts";

export interface PriceResultProps {
	/** The sentence for the range, with a slot for each end. */
	range: string;
	/** The limits of an estimate; only those that apply are shown. */
	notes: readonly { id: string; text: string }[];
	/** Who answers visitors of which states; empty while nobody may be shown. */
	agents: readonly { states: readonly string[]; member: ShownMember }[];
}

const way = "min-h-12 w-full px-4! text-base";

/** The number, whose it is, who answers, and three ways on. Script fills and shows it. */
export function PriceResult({
	copy,
	products,
	range,
	notes,
	agents,
}: PriceResultProps & {
	copy: Messages["home"]["quickPrice"];
	products: readonly PremiumProduct[];
}) {
	const text = copy.result;
	return (
		<div
			{...part("result")}
			id="price-result"
			hidden
			tabIndex={-1}
			className="mt-4 scroll-mt-20 scroll-mb-24 rounded-lg bg-sand-100 p-4 outline-none sm:p-5"
		>
			<p role="status">
				<span className="block text-sm font-medium text-ink-800">{text.title}</span>
				<span className="mt-1 flex flex-wrap items-baseline gap-x-2 text-ink-900">
					<span data-figure="price" {...part("price")} className="font-serif text-4xl font-semibold tabular-nums" />
					<span className="font-medium">{text.perMonth}</span>
				</span>
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
					<div className="mt-3 flex items-center gap-3 text-sm leading-snug">
						<Portrait member={member} className="size-14" />
						<div>
							<p className="font-semibold text-ink-900">
								{member.name}
								{member.isSample && <SampleBadge />}
							</p>
							<p>{member.speaks}</p>
							<MemberLicense member={member} />
						</div>
					</div>
				</div>
			))}
			<div id="price-ways" className="mt-4 grid scroll-mt-24 gap-2 sm:grid-cols-2 sm:*:first:col-span-2">
				<SiteLink path="/calculator" {...part("email")} className={buttonStyle("primary", way)}>
					<Icon name="mail" className="size-5" />
					{text.email}
				</SiteLink>
				<a href={`tel:${agency.phone.e164}`} data-location="price_card" className={buttonStyle("secondary", way)}>
					<Icon name="phone" className="size-5" />
					<span>
						{text.call}
						<span {...openingNote.mark("")} hidden className="block text-xs font-medium" />
					</span>
				</a>
				<ExternalLink href={agency.booking.general} {...part("book")} className={buttonStyle("secondary", way)}>
					{text.book}
				</ExternalLink>
			</div>
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
		</div>
	);
}
