import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { barPrice, barTalk } from "#app/features/calculator/price-bar.ts";
import { openingNote } from "#app/features/office-hours/opening-note.ts";
import { FilledSentence } from "#app/features/quick-price/filled-sentence.tsx";
import { agency } from "#content/agency.ts";
import type { ShellCopy } from "./navigation.ts";

/**
 * On phones: price, call and chat in one bar above the disclaimer line. It is fixed, because a part of a sticky bar
 * counts as a layout shift whenever the page above changes its height. It is hidden while the cookie notice is open, which
 * takes its place, and while a field has the focus. On larger screens only the chat button floats.
 */
const place =
	"yields-to-fields z-10 max-md:fixed max-md:inset-x-0 max-md:bottom-8 max-md:grid max-md:h-14 max-md:auto-cols-fr max-md:grid-flow-col max-md:items-center max-md:gap-1 max-md:border-t max-md:border-ink-200 max-md:bg-white max-md:px-2 max-md:shadow-[0_-4px_16px_rgb(8_34_46/0.1)] max-md:in-[aside:has(details[open])]:absolute max-md:in-[aside:has(details[open])]:bottom-full max-md:in-data-noticed:invisible max-md:[@media(height<30rem)]:static md:contents";

const priceStyle =
	"inline-flex min-h-11 items-center justify-center rounded-full bg-coral-600 px-2 text-center text-sm leading-tight font-semibold text-white hover:bg-coral-700 max-[399px]:text-[0.8125rem] max-[359px]:px-1 md:hidden [&[hidden]]:hidden";

export function ActionBar({
	copy,
	price,
	talk,
	openings,
	calls,
	chat,
}: {
	copy: ShellCopy;
	/** Where a price is shown, without the language; null where none may be. */
	price: string | null;
	/** The words about a price that the page shows, with a slot for it. */
	talk: string;
	/** The text for each time at which the office opens next. */
	openings: Record<string, string>;
	/** True if the page may invite to a call. */
	calls: boolean;
	chat: ReactNode;
}) {
	return (
		<div data-slot="action-bar" className={place}>
			{price && (
				<SiteLink
					path={price}
					data-location="action_bar"
					{...barPrice.mark("")}
					className={`data-asked:invisible ${priceStyle}`}
				>
					{copy.nav.seePrice}
				</SiteLink>
			)}
			{price && /#price$|^\/calculator#/.test(price) && (
				// Script gives it its target, which only a page with the card or the calculator has.
				<a data-location="action_bar" {...barTalk.mark("")} hidden className={priceStyle}>
					<span>
						<FilledSentence text={talk} names={["price"]} />
					</span>
				</a>
			)}
			{calls && (
				<a
					href={`tel:${agency.phone.e164}`}
					aria-label={`${copy.bar.call}: ${agency.phone.display}`}
					aria-describedby="opening-note"
					data-location="call_button"
					className="bar-cell inline-flex md:hidden"
				>
					<span className="inline-flex items-center gap-1.5">
						<Icon name="phone" className="size-5 text-coral-600" />
						{copy.bar.call}
					</span>
					<span
						id="opening-note"
						{...openingNote.mark(JSON.stringify(openings))}
						hidden
						className="text-center text-[0.8125rem] leading-none font-medium text-ink-600 max-[399px]:text-xs max-[359px]:text-[0.6875rem] min-[400px]:whitespace-nowrap"
					/>
				</a>
			)}
			{chat}
		</div>
	);
}
