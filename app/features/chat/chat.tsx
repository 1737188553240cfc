import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { chatNote, qualification } from "#domain/chat/qualification.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";
import { AnswersSoFar } from "./answers-so-far.tsx";
import { ChatOutcome } from "./chat-outcome.tsx";
import { ProductQuestion, TimelineQuestion } from "./choice-question.tsx";
import { StateQuestion } from "./state-question.tsx";
import { useChat } from "./use-chat.ts";
import { useNoteText } from "./use-note-text.ts";

/** Left free above the question, in pixels. */
const questionGap = 16;

/** Three questions, one at a time, and the way to an agent. Stands in a panel that plain HTML opens and closes. */
export function Chat({ panel, leadCopy }: { panel: HTMLElement; leadCopy: LeadCopy }) {
	const t = useTranslations("chat");
	const noteText = useNoteText();
	const { chat, moves, act } = useChat(panel);
	const [news, setNews] = useState("");
	const scroller = useRef<HTMLDivElement>(null);
	const current = useRef<HTMLDivElement>(null);
	const { step, isOpen, answers } = chat;
	const { product, state } = answers;
	const outcome = qualification(chat);
	const note = product && chatNote(product, state);
	const warning = note && note !== "offered" && note !== "careers" ? noteText(note, product, state) : "";

	function question(): string {
		if (outcome) return noteText(outcome.note, outcome.product, state);
		return step === "timeline" ? `${warning} ${t("timeline.question")}`.trim() : t(`${step as "product"}.question`);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: only what the visitor does moves the focus, and is told
	useEffect(() => {
		if (moves === 0 || !current.current || !scroller.current) return;
		scroller.current.scrollTop = current.current.offsetTop - questionGap;
		current.current.querySelector<HTMLElement>("input, a, button")?.focus({ preventScroll: true });
		setNews(question());
	}, [moves]);

	useEffect(() => {
		// So that the question is news again to whoever comes back to it.
		if (!isOpen) setNews("");
	}, [isOpen]);

	return (
		<>
			<p role="status" className="sr-only">
				{news}
			</p>
			<div
				ref={scroller}
				className="@container relative flex min-h-0 grow scroll-pb-16 flex-col gap-4 overflow-y-auto overscroll-contain px-5 pt-5 [@media(height<30rem)]:scroll-pb-0"
			>
				<p>{t("intro")}</p>
				<AnswersSoFar chat={chat} />
				<div ref={current} className="pb-4">
					{step === "state" && (
						<StateQuestion
							given={answers.stateText}
							onAnswer={(text) => act({ type: "answer_state", text })}
							onMissing={setNews}
						/>
					)}
					{step === "product" && (
						<ProductQuestion onChoose={(chosen) => act({ type: "choose_product", product: chosen })} />
					)}
					{step === "timeline" && (
						<TimelineQuestion warning={warning} onChoose={(timeline) => act({ type: "choose_timeline", timeline })} />
					)}
					{outcome && (
						<ChatOutcome chat={chat} outcome={outcome} leadCopy={leadCopy} onSent={() => act({ type: "lead_sent" })} />
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
