import { type ReactNode, useEffect, useState } from "react";
import { currentVisit } from "#app/browser/current-visit.ts";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { schedulerAddress } from "#domain/funnels/scheduler-address.ts";
import { type Locale, localeNames } from "#domain/locale/locales.ts";
import { rememberedVisitor } from "../leads/visitor-details.ts";

export interface SchedulerLinkProps {
	/** The scheduler's page. */
	address: string;
	locale: Locale;
	/** The lead which the booking belongs to, once it is known. */
	leadId?: string | undefined;
	className?: string | undefined;
	/** Told of a click, and then alone: it is not recorded a second time. */
	onClick?: (() => void) | undefined;
	children: ReactNode;
}

/** Opens the scheduler in a new tab; what the visitor has said in this visit need not be typed again there. */
export function SchedulerLink({ address, locale, leadId, className, onClick, children }: SchedulerLinkProps) {
	const language = localeNames[locale];
	const [href, setHref] = useState(() => schedulerAddress(address, { language, leadId }));

	useEffect(() => {
		// Elsewhere browsers withhold what a visit's id is made with.
		if (!window.isSecureContext) return;
		const { firstName, lastName, email } = rememberedVisitor();
		const name = [firstName, lastName].filter(Boolean).join(" ");
		const { utm_source: source, utm_medium: medium, utm_campaign: campaign } = currentVisit().campaign;
		setHref(schedulerAddress(address, { name, email, language, utm: { source, medium, campaign }, leadId }));
	}, [address, language, leadId]);

	return (
		<ExternalLink href={href} className={className} onClick={onClick} data-tracked={onClick && ""}>
			{children}
		</ExternalLink>
	);
}
