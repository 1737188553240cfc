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
	leadId?: string | undefined;
	className?: string | undefined;
	/** Replaces the usual tracking of the link. */
	onClick?: (() => void) | undefined;
	children: ReactNode;
}

/** The scheduler's address, filled in with what the visitor typed during this visit. */
function filledSchedulerAddress({
	address,
	locale,
	leadId,
}: Pick<SchedulerLinkProps, "address" | "locale" | "leadId">) {
	const language = localeNames[locale];
	// Without a secure context browsers withhold the API that makes the visit's id.
	if (!window.isSecureContext) return schedulerAddress(address, { language, leadId });
	const { firstName, lastName, email } = rememberedVisitor();
	const name = [firstName, lastName].filter(Boolean).join(" ");
	const { utm_source: source, utm_medium: medium, utm_campaign: campaign } = currentVisit().campaign;
	return schedulerAddress(address, { name, email, language, utm: { source, medium, campaign }, leadId });
}

/** Opens the scheduler by itself, if the browser lets it: the link to it stays on the page. */
export function openScheduler(target: Pick<SchedulerLinkProps, "address" | "locale" | "leadId">): void {
	const tab = window.open(filledSchedulerAddress(target), "_blank");
	if (tab) tab.opener = null;
}

/** Opens the scheduler in a new tab, filled in with what the visitor typed during this visit. */
export function SchedulerLink({ address, locale, leadId, className, onClick, children }: SchedulerLinkProps) {
	const [href, setHref] = useState(() => schedulerAddress(address, { language: localeNames[locale], leadId }));

	useEffect(() => setHref(filledSchedulerAddress({ address, locale, leadId })), [address, locale, leadId]);

	return (
		<ExternalLink href={href} className={className} onClick={onClick} data-tracked={onClick && ""}>
			{children}
		</ExternalLink>
	);
}
