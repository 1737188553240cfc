import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { localizedPath } from "#domain/site/pages.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import { PanelTitle } from "../leads/panel-title.tsx";
import { QueuedPanel } from "../leads/queued-panel.tsx";
import type { LeadFormControl } from "../leads/use-lead-form.ts";

const titleId = "chat-lead-title";

/** For visitors who don't want to choose a time: a name and a phone number or email address. */
export function ChatLead({
	form,
	isSent,
	onSent,
}: {
	form: LeadFormControl;
	/** On this page or an earlier one. */
	isSent: boolean;
	onSent: () => void;
}) {
	const t = useTranslations("chat.lead");
	const { phase, arrived } = form;

	// biome-ignore lint/correctness/useExhaustiveDependencies: called once, when it is sent
	useEffect(() => {
		if (phase === "sent") onSent();
	}, [phase]);

	// Without a secure connection a form can only post to its page, and the chat has no page.
	if (!window.isSecureContext) return null;
	const box = "mt-6 border-t border-ink-100 pt-5";
	if (phase === "sent" || isSent) {
		return (
			<div data-slot="sent" className={box}>
				<PanelTitle takesFocus={arrived}>{t("sent.title")}</PanelTitle>
				<p className="mt-2">{t("sent.text")}</p>
			</div>
		);
	}
	return (
		<div className={box}>
			{phase === "queued" ? (
				<QueuedPanel form={form} />
			) : (
				<LeadForm
					form={form}
					action={localizedPath(form.locale, "/#contact")}
					labelledBy={titleId}
					submitLabel={t("submit")}
				>
					<h3 id={titleId} className="text-xl">
						{t("title")}
					</h3>
					<p className="mt-1">{t("text")}</p>
				</LeadForm>
			)}
		</div>
	);
}
