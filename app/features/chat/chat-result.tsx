import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";
import type { ChatState, Qualification } from "#domain/chat/qualification.ts";
import { SchedulerLink } from "../funnels/scheduler-link.tsx";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { useLeadForm } from "../leads/use-lead-form.ts";
import { track } from "../tracking/track.ts";
import { ChatLead } from "./chat-lead.tsx";
import { useChatRefusal, useNoteText } from "./use-note-text.ts";

/** After the last answer: what the agency can do, a link to its calendar, and a form to be called instead. */
export function ChatResult({
	chat: { answers, leadSent },
	result: { product, timeline, note, booking },
	leadCopy,
	onSent,
}: {
	chat: ChatState;
	result: Qualification;
	leadCopy: LeadCopy;
	onSent: () => void;
}) {
	const t = useTranslations("chat.done");
	const noteText = useNoteText();
	const locale = usePageLocale();
	const { state, stateText } = answers;
	const details = { product, state, state_text: stateText, timeline };
	const form = useLeadForm({ kind: "chat", copy: leadCopy, result: undefined, details });
	const refused = useChatRefusal()(product, state) !== null;
	const kind = booking === "recruiting" ? booking : "product";
	return (
		<>
			<p className="mb-4 rounded-md bg-sand-100 p-4 text-base text-ink-900">{noteText(note, product, state)}</p>
			{!refused && (
				<SchedulerLink
					address={agency.booking[booking]}
					locale={locale}
					leadId={form.leadId ?? undefined}
					onClick={() => track("book_appointment", { product: booking, source: "chat" })}
					className={buttonStyle("primary", "w-full")}
				>
					{t(`book.${kind}`)}
					<Icon name="external" className="size-4" />
				</SchedulerLink>
			)}
			{!refused && <ChatLead form={form} isSent={leadSent} onSent={onSent} />}
		</>
	);
}
