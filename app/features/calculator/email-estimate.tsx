import { useState } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import { SuccessMark } from "#app/components/ui/success-mark.tsx";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { wayStyle } from "../contact/ways-on.tsx";
import { LeadContactForm } from "../leads/lead-contact-form.tsx";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import type { LeadResult } from "../leads/lead-form-state.ts";
import { PanelTitle } from "../leads/panel-title.tsx";
import { QueuedPanel } from "../leads/queued-panel.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { emailLink } from "./email-link.ts";
import { useEstimateDetails } from "./use-estimate-details.ts";

interface EmailEstimateProps {
	label: string;
	copy: LeadCopy;
	/** Makes its ids unique: a page may have the price card and the calculator. */
	place: string;
	/** Null until there is one. */
	estimate: Estimate | null;
	/** The result of the form, posted without script. */
	result?: LeadResult | undefined;
	/** True if the page's address asks for the form. */
	isAsked?: boolean;
}

/** Sends an estimate to an address, and asks for nothing else until it was sent. */
export function EmailEstimate({ label, estimate, isAsked = false, ...props }: EmailEstimateProps) {
	const page = localizedPath(usePageLocale(), "/calculator");
	const [opened, setOpened] = useState(false);
	const action = estimate ? `${page}?${toQuery(estimate.inputs)}&report=1#${props.place}` : page;
	if (estimate && (opened || isAsked || props.result)) {
		return (
			<div id={props.place} className="scroll-mt-24 rounded-lg bg-white p-4 sm:p-5">
				<EmailForm {...props} estimate={estimate} action={action} takesFocus={opened} />
			</div>
		);
	}
	return (
		<a
			href={action}
			// The price card's script fills it in before this one is there.
			suppressHydrationWarning
			{...emailLink.mark("")}
			onClick={(event) => {
				if (!estimate) return;
				event.preventDefault();
				setOpened(true);
			}}
			className={wayStyle("primary")}
		>
			<Icon name="mail" className="size-5" />
			{label}
		</a>
	);
}

function EmailForm({
	estimate,
	action,
	copy,
	place,
	result,
	takesFocus,
}: Pick<EmailEstimateProps, "copy" | "place" | "result"> & {
	estimate: Estimate;
	action: string;
	/** The visitor has just opened the form. */
	takesFocus: boolean;
}) {
	const t = useTranslations("calculator.mail");
	const form = useLeadForm({ kind: "estimate", place, copy, result, details: useEstimateDetails(estimate) });
	if (form.phase === "queued") return <QueuedPanel form={form} />;
	if (form.phase === "sent") {
		return (
			<>
				<SuccessMark />
				<PanelTitle takesFocus={form.arrived}>{t("sent")}</PanelTitle>
				<p className="mt-2">
					<LinkedPhone text={t("sentText")} />
				</p>
				<LeadContactForm form={form} action={action} />
			</>
		);
	}
	return (
		<LeadForm form={form} action={action} labelledBy={`${place}-title`} submitLabel={t("submit")}>
			<div id={`${place}-title`} className="*:text-xl">
				<PanelTitle takesFocus={takesFocus}>{t("title")}</PanelTitle>
			</div>
		</LeadForm>
	);
}
