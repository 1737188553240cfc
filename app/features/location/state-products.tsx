import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { type ProductFlag, productFlags } from "#domain/products/product-flags.ts";
import { part, productMark } from "./location-parts.ts";
import { productsSlot } from "./location-places.ts";

const linkStyle = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/**
 * All products; once the state is known, it shows which are offered there. Space for the marks and for the longest
 * line of text is reserved, so that nothing moves.
 */
export function StateProducts({ names }: { names: Record<ProductFlag, string> }) {
	const t = useTranslations("location");
	return (
		<section
			aria-labelledby="availability-title"
			{...productsSlot.mark("")}
			className="border-b border-sand-200 bg-white print:hidden"
		>
			<Container className="grid gap-x-12 gap-y-3 py-5 sm:py-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:items-center">
				<div>
					<h2 id="availability-title" className="text-xl">
						{t("products.title")}
					</h2>
					<p role="status" {...part("text")} className="mt-1 min-h-[3lh] text-sm sm:min-h-[2lh] lg:min-h-[3lh]">
						{t("products.quiet")}
					</p>
					<SiteLink path="/state-compliance" {...part("rules")} className={linkStyle}>
						{t("rules")}
					</SiteLink>
					<SiteLink path="/careers" {...part("careers")} hidden className={linkStyle}>
						{t("details.careers")}
					</SiteLink>
				</div>
				<ul className="flex flex-wrap gap-1.5 text-xs font-medium sm:gap-2 sm:text-sm text-ink-900">
					{productFlags.map((product) => (
						<li
							key={product}
							{...productMark.mark(product)}
							className="group/product flex items-center gap-2 rounded-full border border-sand-300 bg-sand-50 py-1 pr-3 pl-2 leading-snug sm:py-2 sm:pr-4 sm:pl-3 data-[status=unavailable]:border-ink-200 data-[status=unavailable]:bg-white data-[status=unavailable]:text-ink-600 data-[status=offered]:border-green-600 data-[status=offered]:bg-green-100"
						>
							<span className="flex size-4 items-center justify-center">
								<span className="size-2 rounded-full bg-sand-400 group-data-[status]/product:hidden" />
								<Icon
									name="check"
									className="hidden size-4 text-green-700 group-data-[status=offered]/product:inline-block"
								/>
								<Icon name="close" className="hidden size-4 group-data-[status=unavailable]/product:inline-block" />
							</span>
							<span className="group-data-[status=unavailable]/product:line-through">{names[product]}</span>
							<span {...part("status")} className="sr-only" />
						</li>
					))}
				</ul>
			</Container>
		</section>
	);
}
