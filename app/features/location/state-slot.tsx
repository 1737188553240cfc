import { useContext } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { PageBootContext } from "#app/islands/page-scripts.tsx";
import { productFlags } from "#domain/products/product-flags.ts";
import { hideClosedBanner } from "./hide-closed-banner.ts";
import { badge, part } from "./location-parts.ts";
import { stateSlot } from "./location-places.ts";
import { type ProductNames, StateDetails } from "./state-details.tsx";

/** The text names the variant too, so that color is not the only sign. */
const backgrounds =
	"bg-sand-100 text-ink-900 data-[variant=licensed]:bg-green-100 data-[variant=warning]:bg-coral-100 data-[variant=warning]:text-coral-800";

/**
 * One line, or two short ones on a phone, unless it warns; the products are next to it only where they fit. Its space
 * is reserved from the start, so that nothing moves.
 */
const heights = { page: "min-h-12 md:min-h-14", funnel: "min-h-12" } as const;
const badgesOf = {
	page: "max-xl:hidden max-xl:group-data-[variant=warning]/state:flex max-xl:group-data-open/state:flex",
	funnel: "hidden group-data-open/state:flex",
} as const;

interface StateSlotProps extends ProductNames {
	/** In a funnel it stays a chip on every screen. */
	place?: "page" | "funnel";
}

/**
 * The place above a page's content for what applies in the visitor's state. Without script it has a line that is true
 * everywhere and a link to the rules of all states; `show-location.ts` fills it.
 */
export function StateSlot({ place = "page", ...names }: StateSlotProps) {
	const t = useTranslations("location");
	const { nonce } = useContext(PageBootContext);
	return (
		<>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by hash or nonce */}
			<script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hideClosedBanner }} />
			<section
				aria-label={t("label")}
				{...stateSlot.mark("")}
				data-variant="loading"
				className={`group/state border-b border-ink-100 in-data-banner-closed:hidden print:hidden ${backgrounds}`}
			>
				<Container
					className={`flex items-center gap-x-3 py-0.5 max-md:group-data-open/state:flex-wrap max-md:group-data-[variant=warning]/state:flex-wrap md:gap-x-6 ${heights[place]}`}
				>
					<div
						role="status"
						className="min-w-0 grow text-sm max-md:group-data-open/state:basis-full max-md:group-data-[variant=warning]/state:basis-full group-data-[variant=loading]/state:[@media(scripting:enabled)]:invisible md:flex md:flex-wrap md:items-center md:gap-x-4 md:gap-y-1"
					>
						<p
							{...part("text")}
							className="md:truncate max-md:group-data-[variant=quiet]/state:text-[0.8125rem] max-md:not-group-data-[variant=warning]/state:[@media(scripting:enabled)]:line-clamp-2 leading-snug font-semibold group-data-[variant=warning]/state:py-1.5 group-data-[variant=warning]/state:whitespace-normal [@media(scripting:none)]:whitespace-normal"
						>
							{t("notice.quiet")}
						</p>
						<ul
							{...part("badges")}
							hidden
							className={`flex-wrap gap-1 py-1 text-xs leading-tight font-medium text-ink-900 xl:flex ${badgesOf[place]}`}
						>
							{productFlags.map((product) => (
								<li key={product} {...badge.mark(product)} hidden className="rounded-full bg-white px-2 py-0.5">
									{names.categories[product]}
								</li>
							))}
							<li {...part("more")} hidden className="px-1 py-0.5" />
						</ul>
					</div>
					<div className="-mr-3 ml-auto flex min-h-11 shrink-0 max-md:group-data-open/state:-ml-2 max-md:group-data-open/state:grow max-md:group-data-[variant=warning]/state:-ml-2 max-md:group-data-[variant=warning]/state:grow items-center text-sm group-data-[variant=loading]/state:[@media(scripting:enabled)]:invisible">
						<SiteLink
							path="/state-compliance"
							{...part("rules")}
							className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold underline underline-offset-4"
						>
							{t("rules")}
						</SiteLink>
						<button
							type="button"
							{...part("toggle")}
							data-choice="state_details"
							hidden
							aria-expanded="false"
							aria-controls="state-details"
							className="group/toggle flex min-h-11 items-center gap-1.5 rounded-full px-2 font-semibold whitespace-nowrap max-md:group-data-open/state:mr-auto max-md:group-data-[variant=warning]/state:mr-auto underline underline-offset-4 md:px-3"
						>
							<span {...part("toggle-label")} />
							<Icon name="chevron" className="size-4 transition-transform group-aria-expanded/toggle:rotate-180" />
						</button>
						<IconButton
							name="refresh"
							label={t("refresh")}
							className={
								place === "page" ? "max-md:not-group-data-open/state:hidden" : "not-group-data-open/state:hidden"
							}
						/>
						<IconButton name="close" label={t("close")} />
					</div>
				</Container>
				<StateDetails {...names} />
			</section>
		</>
	);
}

function IconButton({ name, label, className = "" }: { name: "refresh" | "close"; label: string; className?: string }) {
	return (
		<button
			type="button"
			{...part(name)}
			hidden
			aria-label={label}
			title={label}
			className={`flex size-11 items-center justify-center rounded-full hover:bg-white/70 ${className}`}
		>
			<Icon name={name} className="size-5" />
		</button>
	);
}
