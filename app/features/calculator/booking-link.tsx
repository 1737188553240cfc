import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useClaims, usePageLocale } from "#app/browser/page-frame.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { agency } from "#content/agency.ts";
import { bookingKind } from "#domain/calculators/calculator-products.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { salesRefusal } from "#domain/claims/selling.ts";
import { productOfCalculator } from "#domain/products/products.ts";
import { SchedulerLink } from "../funnels/scheduler-link.tsx";
import { track } from "../tracking/track.ts";

/** To the scheduler's page for the estimated product, where it may be sold. */
export function BookingLink({
	estimate,
	leadId,
	className = buttonStyle(),
	children,
}: {
	estimate: Estimate;
	/** The lead of an earlier report request. */
	leadId?: string | undefined;
	className?: string;
	/** Other words for it. */
	children?: ReactNode;
}) {
	const t = useTranslations("calculator.next");
	const locale = usePageLocale();
	const claims = useClaims();
	const { product, inputs } = estimate;
	const slug = productOfCalculator[product];
	if (salesRefusal({ product: slug, state: inputs.state }, claims, agency)) return null;
	return (
		<SchedulerLink
			address={agency.booking[slug]}
			locale={locale}
			leadId={leadId}
			onClick={() =>
				track("calendar_clicked", { service: product, state: inputs.state, lead_captured: leadId !== undefined })
			}
			className={className}
		>
			{children ?? t(bookingKind(product))}
		</SchedulerLink>
	);
}
