import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import type { ProductSlug } from "#domain/products/products.ts";
import { part } from "./location-parts.ts";
import { noticeSlot } from "./location-places.ts";

const linkStyle = "inline-flex min-h-6 items-center font-semibold underline underline-offset-4";

/**
 * Says whether a page's product is offered in the visitor's state. Until script knows the state, it is a line that is
 * true everywhere. Space for two lines is reserved, so that nothing moves.
 */
export function StateNotice({ product }: { product: ProductSlug }) {
	const t = useTranslations("location");
	return (
		<div
			{...noticeSlot.mark(product)}
			className="group/notice mt-5 flex min-h-19 items-start xs:min-h-14 gap-2 text-sm print:hidden"
		>
			<Icon name="pin" className="mt-0.5 size-5 text-ink-600 group-data-[status]/notice:hidden" />
			<Icon
				name="check"
				className="mt-0.5 hidden size-5 text-green-700 group-data-[status=offered]/notice:inline-block"
			/>
			<Icon
				name="close"
				className="mt-0.5 hidden size-5 text-coral-700 group-data-[status=unavailable]/notice:inline-block"
			/>
			<div>
				<p role="status" {...part("text")} className="font-medium text-ink-900">
					{t("notice.quiet")}
				</p>
				<SiteLink path="/state-compliance" {...part("rules")} className={linkStyle}>
					{t("rules")}
				</SiteLink>
				<SiteLink path="/#contact" {...part("contact")} hidden className={linkStyle}>
					{t("notice.contact")}
				</SiteLink>
				<SiteLink path="/careers" {...part("careers")} hidden className={linkStyle}>
					{t("details.careers")}
				</SiteLink>
			</div>
		</div>
	);
}
