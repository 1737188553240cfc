import { soldPart } from "#app/browser/sales-parts.ts";
import { quotePath } from "#domain/funnels/quote-funnels.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { FigureMark } from "./figure-mark.tsx";
import { PageSection } from "./page-sections.tsx";

export interface StatePricesProps {
	title: string;
	lead: string;
	perMonth: string;
	note: string;
	quote: string;
	rows: readonly { age: string; premium: string; range: string }[];
}

/** Shows the price of a small policy in a state at three ages, with a link to get one's own estimate. */
export function StatePrices({ title, lead, perMonth, note, quote, rows }: StatePricesProps) {
	return (
		<div {...soldPart.mark("")}>
			<PageSection id="prices" title={title} tone="sand" wide>
				<p className="-mt-3 max-w-[44rem] lg:-mt-6">{lead}</p>
				<dl className="mt-6 grid gap-3 sm:grid-cols-3 sm:gap-5">
					{rows.map(({ age, premium, range }) => (
						<div key={age} className="rounded-xl bg-white p-5 shadow-sm sm:p-7">
							<dt className="font-semibold text-ink-700">{age}</dt>
							<dd className="mt-1 flex flex-wrap items-baseline gap-x-2">
								<span className="font-serif text-3xl font-semibold text-ink-900">{premium}</span>
								<span>{perMonth}</span>
							</dd>
							<dd className="mt-1">{range}</dd>
						</div>
					))}
				</dl>
				<FigureMark product="final-expense" />
				{note && <p className="mt-3 max-w-[44rem]">{note}</p>}
				<SiteLink
					path={quotePath("final-expense-quote")}
					className={buttonStyle("primary", "mt-6 min-h-13 print:hidden")}
				>
					{quote}
					<Icon name="arrow-right" className="size-4" />
				</SiteLink>
			</PageSection>
		</div>
	);
}
