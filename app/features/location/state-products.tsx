import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { type ProductFlag, productFlags } from "#domain/products/product-flags.ts";
import { part, productMark } from "./location-parts.ts";
import { productsSlot } from "./location-places.ts";

const linkStyle = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/**
 * One line that opens to all products; once the state is known, it shows which are offered there. Space for the marks is
 * reserved, so that nothing moves.
 */
export function StateProducts({ names }: { names: Record<ProductFlag, string> }) {
	const t = useTranslations("location");
	return (
		<section
			aria-labelledby="availability-title"
			{...productsSlot.mark("")}
			className="border-b border-sand-200 bg-white print:hidden"
		>
			<Container>
				<details className="group/available">
					<summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4">
						<h2 id="availability-title" className="font-sans text-base font-semibold text-ink-900">
							{t("products.title")}
						</h2>
						<Icon name="chevron" className="size-5 shrink-0 group-open/available:rotate-180" />
					</summary>
					<p role="status" {...part("text")} className="text-sm">
						{t("products.quiet")}
					</p>
					<SiteLink path="/state-compliance" {...part("rules")} className={linkStyle}>
						{t("rules")}
					</SiteLink>
					<SiteLink path="/careers" {...part("careers")} hidden className={linkStyle}>
						{t("details.careers")}
					</SiteLink>
					<ul className="mt-1 mb-5 flex flex-wrap gap-1.5 text-xs font-medium sm:gap-2 sm:text-sm text-ink-900">
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
				</details>
			</Container>
		</section>
	);
}
