import type { ReactNode } from "react";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import type { LeadResult } from "../leads/lead-form-state.ts";
import { PanelTitle } from "../leads/panel-title.tsx";
import { QueuedPanel } from "../leads/queued-panel.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { type Appointment, AppointmentChoices } from "./appointment-choices.tsx";

/** What the last step of a funnel needs besides the answers. */
export interface FunnelLeadOptions {
	product: ProductSlug;
	/** Names the funnel in the lead: `iul/calc`, `term-life-quote`. */
	funnel: string;
	locale: Locale;
	copy: {
		title: string;
		text: string;
		submit: string;
		sent: { title: string; text: string; appointment: string };
	};
	leadCopy: LeadCopy;
	appointments: readonly Appointment[];
	appointmentCopy: { choose: string; note: string };
	/** The result of a post without script. */
	result: LeadResult | undefined;
}

export interface FunnelLeadProps extends FunnelLeadOptions {
	answers: FunnelAnswers;
	/** The URL of this screen, to which the form posts without script. */
	action: string;
	warning?: string | undefined;
	/** Below the form, until it is sent. */
	children?: ReactNode;
}

/** Asks for name and number at the end of a funnel, then offers appointments. */
export function FunnelLead({
	copy,
	answers,
	action,
	warning,
	appointments,
	appointmentCopy,
	children,
	...lead
}: FunnelLeadProps) {
	const { locale, leadCopy, result } = lead;
	const { state, ...others } = answers;
	const given = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ""));
	const details = { product: lead.product, funnel: lead.funnel, state: state ?? null, answers: given };
	const form = useLeadForm({ kind: "quote", copy: leadCopy, result, details });
	const { phase, arrived, leadId } = form;

	if (phase === "sent") {
		return (
			<div data-slot="sent">
				<PanelTitle takesFocus={arrived} level={2}>
					{copy.sent.title}
				</PanelTitle>
				<p className="mt-2 text-lg">{copy.sent.text}</p>
				<p className="mt-6 mb-4 font-semibold text-ink-900">{copy.sent.appointment}</p>
				<AppointmentChoices
					appointments={appointments}
					copy={appointmentCopy}
					locale={locale}
					product={lead.product}
					source={lead.funnel}
					leadId={leadId ?? undefined}
					state={state}
				/>
			</div>
		);
	}
	if (phase === "queued") return <QueuedPanel form={form} />;
	return (
		<>
			<LeadForm form={form} action={action} labelledBy="funnel-lead-title" submitLabel={copy.submit}>
				<h2 id="funnel-lead-title" tabIndex={-1} className="text-2xl">
					{copy.title}
				</h2>
				<p className="mt-2">{copy.text}</p>
				{warning && <p className="mt-4 rounded-md border-l-4 border-sun-400 bg-sand-100 p-4">{warning}</p>}
			</LeadForm>
			{children}
		</>
	);
}
