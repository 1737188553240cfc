import { useTranslations } from "use-intl";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { agency } from "#content/agency.ts";
import { regulatorDirectory } from "#domain/compliance/regulator-contacts.ts";
import { type ProductFlag, productFlags } from "#domain/products/product-flags.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { productPath } from "#domain/site/pages.ts";
import { alternative, offeredProduct, part } from "./location-parts.ts";

const linkStyle = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** Displayed names, by the category that a license covers and by page. */
export interface ProductNames {
	categories: Record<ProductFlag, string>;
	pages: Record<ProductSlug, string>;
}

/** The details below the notice: what is offered, the regulator, and the list of states. Script shows what applies. */
export function StateDetails({ categories, pages }: ProductNames) {
	const t = useTranslations("location");
	return (
		<div id="state-details" hidden className="bg-white/60 text-sm text-ink-900">
			<Container className="grid gap-x-10 gap-y-5 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,20rem)]">
				<div {...part("offered")} hidden>
					<p {...part("offered-title")} className="font-semibold" />
					<ul className="mt-2 grid list-disc gap-0.5 pl-5">
						{productFlags.map((product) => (
							<li key={product} {...offeredProduct.mark(product)} hidden>
								{categories[product]}
							</li>
						))}
					</ul>
				</div>
				<div>
					<div {...part("instead")} hidden>
						<p className="font-semibold">{t("details.instead")}</p>
						<ul className="mb-2">
							{productSlugs.map((slug) => (
								<li key={slug} {...alternative.mark(slug)} hidden>
									<SiteLink path={productPath(slug)} className={linkStyle}>
										{pages[slug]}
									</SiteLink>
								</li>
							))}
						</ul>
					</div>
					<p {...part("work")} hidden className="mb-2 flex flex-wrap gap-x-6">
						<SiteLink path="/careers" className={linkStyle}>
							{t("details.careers")}
						</SiteLink>
						<ExternalLink href={agency.booking.recruiting} className={linkStyle}>
							{t("details.recruiting")}
						</ExternalLink>
					</p>
					<div {...part("law")} hidden className="grid gap-1.5">
						<p {...part("number")} className="font-semibold" />
						<p {...part("license")}>{t("details.license")}</p>
						<p>
							{t("details.regulator")}: <span {...part("regulator")} />
						</p>
						<p>
							<ExternalLink {...part("complaint")} href={regulatorDirectory} className={linkStyle}>
								{t("details.complaint")}
							</ExternalLink>
						</p>
					</div>
				</div>
				<div>
					<label className="block max-w-80">
						<span {...part("select-label")} className="mb-1.5 block font-semibold">
							{t("choose")}
						</span>
						<select
							{...part("select")}
							autoComplete="address-level1"
							className="block min-h-12 w-full rounded-md border border-ink-500 bg-white px-3 text-base"
						>
							<option value="">{t("none")}</option>
						</select>
					</label>
					<SiteLink path="/state-compliance" className={`mt-2 ${linkStyle}`}>
						{t("rules")}
					</SiteLink>
				</div>
			</Container>
		</div>
	);
}
