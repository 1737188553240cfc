import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { AgentCard } from "#app/components/team/agent-card.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { SuccessMark } from "#app/components/ui/success-mark.tsx";
import { agency } from "#content/agency.ts";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { dollarsText } from "#i18n/quantity-text.ts";
import { PanelTitle } from "../leads/panel-title.tsx";
import { useStatedState } from "../location/use-sales-refusal.ts";
import { AppointmentChoices } from "./appointment-choices.tsx";
import { forgetVisitor } from "./forget-visitor.ts";
import type { FunnelLeadOptions } from "./funnel-lead.tsx";
import { type FunnelQuestion, labelOf } from "./funnel-question.ts";
import { QuoteFigures } from "./quote-figures.tsx";
import { useQuoteEstimate } from "./use-quote-estimate.ts";

/** After a funnel's lead was sent: what happens next, who gets in touch, the estimate again, and one next step. */
export function SentPanel({
	lead: { product, funnel, locale, copy, team, appointments, appointmentCopy },
	questions,
	answers,
	leadId,
	takesFocus,
	children,
}: {
	lead: FunnelLeadOptions;
	questions: readonly FunnelQuestion[];
	answers: FunnelAnswers;
	leadId: string | null;
	takesFocus: boolean;
	/** At the end: the question about marketing. */
	children?: ReactNode;
}) {
	const t = useTranslations("funnels");
	const stated = useStatedState();
	const state = answers.state || stated;
	const quote = useQuoteEstimate(funnel, answers, stated);
	return (
		<div data-slot="sent">
			<SuccessMark />
			<PanelTitle takesFocus={takesFocus} level={2}>
				{copy.sent.title}
			</PanelTitle>
			<p className="mt-2 text-lg">{copy.sent.text}</p>
			<p className="mt-1">
				{t("sent.urgent")} <OfficeNumber />
			</p>
			<AgentCard team={team} state={state} className="mt-5" />
			<h3 className="mt-8 mb-4 text-xl">{copy.sent.appointment}</h3>
			<AppointmentChoices
				appointments={appointments}
				copy={appointmentCopy}
				locale={locale}
				product={product}
				source={funnel}
				leadId={leadId ?? undefined}
				state={state}
			/>
			{quote && (
				<>
					<h3 className="mt-8 text-xl">{t("estimate.title")}</h3>
					<QuoteFigures quote={quote} />
				</>
			)}
			<details className="group mt-6 border-t border-ink-100 pt-4">
				<summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-ink-900 underline decoration-ink-300 underline-offset-4">
					{t("sent.answers")}
					<Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
				</summary>
				<AnswersGiven questions={questions} answers={answers} />
			</details>
			<a
				href={localizedPath(locale, `/funnels/${funnel}`)}
				onClick={forgetVisitor}
				className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:no-underline"
			>
				{t("sent.again")}
			</a>
			{children}
		</div>
	);
}

/** The agency's number: it calls, and stays on one line. */
function OfficeNumber({ className = "" }: { className?: string }) {
	return (
		<a
			href={`tel:${agency.phone.e164}`}
			className={`inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap text-coral-700 underline-offset-4 hover:underline ${className}`}
		>
			<Icon name="phone" />
			{agency.phone.display}
		</a>
	);
}

/** What the visitor answered, question by question. */
function AnswersGiven({ questions, answers }: { questions: readonly FunnelQuestion[]; answers: FunnelAnswers }) {
	const locale = usePageLocale();
	const format = useFormatter();

	function textOf(question: FunnelQuestion, answer: string): string {
		if (question.kind === "state") return jurisdictionName(answer, locale) ?? answer;
		if (question.kind === "choice") return question.choices?.find(({ value }) => value === answer)?.label ?? answer;
		return question.kind === "number" && question.unit === "dollars" ? dollarsText(Number(answer), format) : answer;
	}

	return (
		<dl className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
			{questions.map((question) => {
				const answer = answers[question.name];
				return (
					answer && (
						<div key={question.name}>
							<dt>{labelOf(question, answers)}</dt>
							<dd className="font-semibold text-ink-900">{textOf(question, answer)}</dd>
						</div>
					)
				);
			})}
		</dl>
	);
}
