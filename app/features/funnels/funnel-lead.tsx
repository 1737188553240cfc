import { type ReactNode, useEffect } from "react";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import type { LeadResult } from "../leads/lead-form-state.ts";
import { MarketingConsent } from "../leads/marketing-consent.tsx";
import { QueuedPanel } from "../leads/queued-panel.tsx";
import { useLeadForm } from "../leads/use-lead-form.ts";
import type { Appointment } from "./appointment-choices.tsx";
import type { FunnelQuestion } from "./funnel-question.ts";
import { SentPanel } from "./sent-panel.tsx";
import { rememberSent, sentWith } from "./stored-answers.ts";

/** The data that the last step of a funnel needs besides the answers. */
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
	/** The people who may be shown. */
	team: readonly ShownMember[];
	appointments: readonly Appointment[];
	appointmentCopy: { choose: string; note: string };
	/** The result of a post without script. */
	result: LeadResult | undefined;
}

export interface FunnelLeadProps extends FunnelLeadOptions {
	answers: FunnelAnswers;
	/** The URL of this screen, to which the form posts without script. */
	action: string;
	/** The questions that were asked. */
	questions: readonly FunnelQuestion[];
	/** Above the form, until it is sent. */
	before?: ReactNode;
	/** Below the thanks. */
	afterSending?: ReactNode;
	/** Below the form, until it is sent. */
	children?: ReactNode;
}

/** Asks for name and number at the end of a funnel, then offers appointments. */
export function FunnelLead({ questions, answers, action, before, afterSending, children, ...lead }: FunnelLeadProps) {
	const { copy, leadCopy, result } = lead;
	const { state, ...others } = answers;
	const given = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ""));
	const details = { product: lead.product, funnel: lead.funnel, state: state ?? null, answers: given };
	const form = useLeadForm({
		kind: "quote",
		copy: leadCopy,
		result,
		details,
		onSuccess: (id) => rememberSent(lead.funnel, answers, { id }),
		onQueued: (queuedAs) => rememberSent(lead.funnel, answers, { id: null, queuedAs }),
		onDelivered: () => rememberSent(lead.funnel, answers, { id: null }),
	});
	const { phase, arrived, leadId, recall, recallQueued } = form;

	// A reload after sending shows the thanks again, not an empty form that invites a second request.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		const sent = sentWith(lead.funnel, answers);
		if (!sent || result) return;
		if (sent.queuedAs) void recallQueued(sent.queuedAs);
		else recall(sent.id);
	}, []);

	if (phase === "sent") {
		return (
			<>
				<SentPanel lead={lead} questions={questions} answers={answers} leadId={leadId} takesFocus={arrived}>
					<MarketingConsent form={form} action={action} />
				</SentPanel>
				{afterSending}
			</>
		);
	}
	if (phase === "queued") return <QueuedPanel form={form} />;
	return (
		<>
			{before}
			<LeadForm form={form} action={action} labelledBy="funnel-lead-title" submitLabel={copy.submit}>
				<h2 id="funnel-lead-title" tabIndex={-1} className="text-2xl">
					{copy.title}
				</h2>
				<p className="mt-2">{copy.text}</p>
			</LeadForm>
			{children}
		</>
	);
}
