import { useTranslations } from "use-intl";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";

/**
 * Offers an alternative to figures that the owner has switched off for a product. An annuity has neither coverage nor a
 * premium.
 */
export function WithoutFigures({ product }: { product: ProductSlug }) {
	const t = useTranslations("withheld.instead");
	const links = [
		...(product === "fia"
			? []
			: ([
					["need", "/calculator#income-needs"],
					["price", "/resources/faq#what-sets-the-price"],
				] as const)),
		["talk", funnelPath(product, "book")],
	] as const;
	return (
		<ul className="mt-5 grid gap-1">
			{links.map(([name, path]) => (
				<li key={name}>
					<SiteLink
						path={path}
						className="inline-flex min-h-11 items-center gap-2 font-semibold text-coral-700 underline-offset-4 hover:underline"
					>
						{t(name)}
						<Icon name="arrow-right" className="size-4" />
					</SiteLink>
				</li>
			))}
		</ul>
	);
}
