import { useTranslations } from "use-intl";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { PlainLinks } from "./card-links.tsx";

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
	return <PlainLinks entries={links.map(([name, path]) => ({ path, name: t(name) }))} className="mt-5" />;
}
