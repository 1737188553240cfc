import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { chatProducts, chatTimelines } from "#domain/chat/chat-options.ts";
import { type ChatState, chatNote, chatSteps, qualification } from "#domain/chat/qualification.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { useStatedState } from "../location/use-sales-refusal.ts";
import { ChatChoiceQuestion } from "./chat-choice-question.tsx";
import { ChatResult } from "./chat-result.tsx";
import { ChatStateQuestion } from "./chat-state-question.tsx";
import { useChat } from "./use-chat.ts";
import { useChatRefusal, useNoteText } from "./use-note-text.ts";

/** Above the question. */
const questionGapPx = 16;

/**
 * Three questions, one at a time, then the link to an agent's calendar. Plain HTML opens and closes its panel.
 * @param leadCopy fetched with the script: the first question, which is in the page, needs none
 */
export function Chat({ leadCopy }: { leadCopy?: LeadCopy }) {
	const t = useTranslations("chat");
	const noteText = useNoteText();
	const { chat, moves, act } = useChat();
	const [announcement, setAnnouncement] = useState("");
	const scroller = useRef<HTMLDivElement>(null);
	const current = useRef<HTMLDivElement>(null);
	const { step, isOpen, answers } = chat;
	const { product, state } = answers;
	const result = qualification(chat);
	const note = product && chatNote(product, state);
	const isRefused = useChatRefusal();
	useStatedState(moves > 0 ? state : null);
	const warns = note && (isRefused(product, state) || (note !== "offered" && note !== "careers"));
	const warning = warns ? noteText(note, product, state) : "";

	function question(): string {
		if (result) return noteText(result.note, result.product, state);
		return step === "timeline" ? `${warning} ${t("timeline.question")}`.trim() : t(`${step as "product"}.question`);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: only the visitor's actions move the focus and are announced
	useEffect(() => {
		if (moves === 0 || !current.current || !scroller.current) return;
		scroller.current.scrollTop = current.current.offsetTop - questionGapPx;
		// Somebody may type elsewhere by the time the script is there.
		const active = document.activeElement;
		const isElsewhere = active?.matches("input, select, textarea") && !active.closest("[popover]");
		if (!isElsewhere) current.current.querySelector<HTMLElement>("input, a, button")?.focus({ preventScroll: true });
		setAnnouncement(question());
	}, [moves]);

	useEffect(() => {
		// Emptied, so that screen readers announce the question again when the panel reopens.
		if (!isOpen) setAnnouncement("");
	}, [isOpen]);

	return (
		<>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			<div
				ref={scroller}
				className="@container relative flex min-h-0 grow scroll-pb-16 flex-col gap-4 overflow-y-auto overscroll-contain px-5 pt-5 [@media(height<30rem)]:scroll-pb-0"
			>
				<p>{t("intro")}</p>
				<AnswersSoFar chat={chat} />
				<div ref={current} className="pb-4">
					{step === "state" && (
						<ChatStateQuestion
							given={answers.stateText}
							onAnswer={(text) => act({ type: "answer_state", text })}
							onMissing={setAnnouncement}
						/>
					)}
					{step === "product" && (
						<ChatChoiceQuestion
							question={t("product.question")}
							options={chatProducts}
							label={(option) => t(`products.${option}`)}
							onChoose={(option) => act({ type: "choose_product", product: option })}
						/>
					)}
					{step === "timeline" && (
						<>
							{warning && (
								<p className="mb-4 rounded-md border-l-4 border-sun-400 bg-sand-100 p-3 text-ink-900">{warning}</p>
							)}
							<ChatChoiceQuestion
								question={t("timeline.question")}
								options={chatTimelines}
								label={(option) => t(`timelines.${option}`)}
								onChoose={(timeline) => act({ type: "choose_timeline", timeline })}
							/>
						</>
					)}
					{result && leadCopy && (
						<ChatResult chat={chat} result={result} leadCopy={leadCopy} onSent={() => act({ type: "lead_sent" })} />
					)}
				</div>
				{step !== "state" && step !== "idle" && (
					<div className="sticky bottom-0 -mx-5 mt-auto flex flex-wrap justify-between gap-x-4 border-t border-ink-100 bg-white px-5 py-1 [@media(height<30rem)]:static font-semibold text-ink-900">
						{(["back", "restart"] as const).map((type) => (
							<button
								key={type}
								type="button"
								data-tracked=""
								className="min-h-11 cursor-pointer underline underline-offset-4 hover:no-underline"
								onClick={() => act({ type })}
							>
								{t(type)}
							</button>
						))}
					</div>
				)}
			</div>
		</>
	);
}

/** The earlier questions with the visitor's answers. */
function AnswersSoFar({ chat: { step, answers } }: { chat: ChatState }) {
	const t = useTranslations("chat");
	const locale = usePageLocale();
	const { state, stateText, product, timeline } = answers;
	const said = [
		["state", (state && jurisdictionName(state, locale)) ?? stateText],
		["product", product && t(`products.${product}`)],
		["timeline", timeline && t(`timelines.${timeline}`)],
	] as const;
	const given = said.slice(0, Math.max(0, chatSteps.indexOf(step)));
	if (given.length === 0) return null;
	return (
		<dl className="space-y-4">
			{given.map(([asked, answer]) => (
				<div key={asked}>
					<dt>{t(`${asked}.question`)}</dt>
					<dd className="mt-1.5 ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-ink-100 px-4 py-2 font-medium wrap-anywhere text-ink-900">
						{answer}
					</dd>
				</div>
			))}
		</dl>
	);
}
