import { type FormEvent, useState } from "react";
import { currentPage } from "#app/browser/current-page.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { LinkedPhone } from "#app/components/ui/linked-phone.tsx";
import { consentText } from "#domain/consent/consent-text.ts";
import { marketingService } from "#domain/leads/lead-kind.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { useSalesRefusal } from "../location/use-sales-refusal.ts";
import { sendAnswer } from "./send-answer.ts";
import type { LeadFormControl } from "./use-lead-form.ts";

/**
 * Asks whether the agency may also advertise by phone and text, once the form was sent and if it gave a number. It stays
 * folded, because nobody has to answer.
 * @param action where it posts to without script: the page of the form
 */
export function MarketingConsent({ form, action }: { form: LeadFormControl; action: string }) {
	const { question, copy, locale } = form;
	const [answer, setAnswer] = useState<"sending" | "recorded" | "failed" | undefined>(question?.answer);
	const refusal = useSalesRefusal(null);
	if (!question?.phone || refusal) return null;
	const { submissionId, phone } = question;
	const text = consentText([copy.consent.marketing]);
	const link = "inline-block py-1 font-medium underline underline-offset-2";

	function submit(event: FormEvent): void {
		event.preventDefault();
		setAnswer("sending");
		const body = { submission_id: submissionId, locale, text, marketing_consent: "on", page: currentPage().path };
		sendAnswer("/functions/marketing-consent", body).then(
			(ok) => setAnswer(ok ? "recorded" : "failed"),
			() => setAnswer("failed"),
		);
	}

	return (
		<div data-slot="marketing-consent" className="mt-6 rounded-md bg-sand-50 p-4 text-sm">
			{answer === "recorded" ? (
				<p role="status">{copy.marketing.recorded}</p>
			) : (
				<details className="group" open={answer !== undefined}>
					<summary className="flex min-h-6 cursor-pointer items-center gap-2 font-medium text-ink-900">
						{copy.marketing.title}
						<Icon name="chevron" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
					</summary>
					<form method="post" action={action} onSubmit={submit} className="mt-3 space-y-3">
						<input type="hidden" name="service" value={marketingService} />
						<input type="hidden" name="submission_id" value={submissionId} />
						<input type="hidden" name="text" value={text} />
						<input type="hidden" name="phone" value={phone} />
						<label className="flex cursor-pointer items-start gap-3 py-1">
							<input
								type="checkbox"
								name="marketing_consent"
								required
								className="mt-0.5 size-6 shrink-0 accent-ink-800"
							/>
							<span>{text}</span>
						</label>
						<p>
							{copy.consent.number} <span className="font-medium">{phone}</span>
						</p>
						<p className="flex flex-wrap gap-x-6">
							<a href={localizedPath(locale, "/terms")} className={link}>
								{copy.consent.terms}
							</a>
							<a href={localizedPath(locale, "/privacy")} className={link}>
								{copy.consent.privacy}
							</a>
						</p>
						{answer === "failed" && (
							<p role="alert" className="font-medium text-coral-700">
								<LinkedPhone text={copy.marketing.failed} />
							</p>
						)}
						<Button type="submit" variant="secondary" disabled={answer === "sending"}>
							{answer === "sending" ? copy.sending : copy.marketing.submit}
						</Button>
					</form>
				</details>
			)}
		</div>
	);
}
