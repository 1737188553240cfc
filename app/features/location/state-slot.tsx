import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { productFlags } from "#domain/products/product-flags.ts";
import { badge, part } from "./location-parts.ts";
import { stateSlot } from "./location-places.ts";
import { type ProductNames, StateDetails } from "./state-details.tsx";

/** The text names the variant too, so that color is not the only sign. */
const backgrounds =
	"bg-sand-100 text-ink-900 data-[variant=licensed]:bg-green-100 data-[variant=warning]:bg-coral-100 data-[variant=warning]:text-coral-800";

/** Fits the longest text of any state in any language, so that nothing moves when the state becomes known. */
const height = "min-h-36 xs:min-h-32 md:min-h-24 xl:min-h-19";

/**
 * The place above a page's content for what applies in the visitor's state. Without script it has a line that is true
 * everywhere and a link to the rules of all states; `show-location.ts` fills it.
 */
export function StateSlot(names: ProductNames) {
	const t = useTranslations("location");
	return (
		<section
			aria-label={t("label")}
			{...stateSlot.mark("")}
			data-variant="quiet"
			className={`group/state border-b border-ink-100 print:hidden ${backgrounds}`}
		>
			<Container
				className={`flex flex-col justify-center gap-x-6 gap-y-0.5 py-1.5 md:flex-row md:items-center md:justify-between ${height}`}
			>
				<div role="status" className="min-w-0 text-sm">
					<p {...part("text")} className="leading-snug font-semibold">
						{t("quiet")}
					</p>
					<ul
						{...part("badges")}
						hidden
						className="mt-0.5 gap-1 text-xs leading-snug font-medium md:mt-1 md:flex md:flex-wrap md:leading-tight"
					>
						{productFlags.map((product) => (
							<li
								key={product}
								{...badge.mark(product)}
								hidden
								className="inline text-ink-900 after:mx-1.5 after:content-['·'] md:rounded-full md:bg-white md:px-2 md:py-0.5 md:after:hidden"
							>
								{names.categories[product]}
							</li>
						))}
						<li {...part("more")} hidden className="inline md:px-1 md:py-0.5" />
					</ul>
				</div>
				<div className="-mx-3 flex min-h-11 shrink-0 items-center text-sm">
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
						className="group/toggle flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold underline underline-offset-4"
					>
						<span {...part("toggle-label")} />
						<Icon name="chevron" className="size-4 transition-transform group-aria-expanded/toggle:rotate-180" />
					</button>
					<IconButton name="refresh" label={t("refresh")} />
					<IconButton name="close" label={t("close")} />
				</div>
			</Container>
			<StateDetails {...names} />
		</section>
	);
}

function IconButton({ name, label }: { name: "refresh" | "close"; label: string }) {
	return (
		<button
			type="button"
			{...part(name)}
			hidden
			aria-label={label}
			title={label}
			className="flex size-11 items-center justify-center rounded-full hover:bg-white/70"
		>
			<Icon name={name} className="size-5" />
		</button>
	);
}
