import { useEffect, useState } from "react";
import { usePageLocale } from "#app/islands/page-frame.tsx";
import { schedulerAddress } from "#domain/funnels/scheduler-address.ts";
import { localeNames } from "#i18n/locales.ts";
import { rememberedVisitor } from "../leads/visitor-details.ts";
import { currentVisit } from "./browser-visit.ts";

/**
 * The scheduler's page with what the visitor has said in this visit, which need not be typed again there.
 * @param leadId what the booking belongs to, once it is known
 */
export function useSchedulerAddress(page: string, leadId: string | undefined): string {
	const language = localeNames[usePageLocale()];
	const [address, setAddress] = useState(() => schedulerAddress(page, { language, leadId }));

	useEffect(() => {
		// Elsewhere browsers withhold what a visit's id is made with.
		if (!window.isSecureContext) return;
		const { first_name, last_name, email } = rememberedVisitor();
		const name = [first_name, last_name].filter(Boolean).join(" ");
		const { utm_source: source, utm_medium: medium, utm_campaign: campaign } = currentVisit().campaign;
		setAddress(schedulerAddress(page, { name, email, language, utm: { source, medium, campaign }, leadId }));
	}, [page, language, leadId]);

	return address;
}
