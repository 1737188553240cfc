import { useEffect, useState } from "react";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { sessionStore } from "#app/browser/stores.ts";
import { type ChatAction, type ChatState, chatEvents, newResult, nextChat } from "#domain/chat/qualification.ts";
import { readChat, storeChat } from "#domain/chat/remembered-chat.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { followLocation } from "../location/visitor-location.ts";
import { track } from "../tracking/track.ts";
import { chatReopens } from "./chat-reopens.ts";
import { followPanel } from "./follow-panel.ts";

/** The chat of this visit, restored from the previous page, and whether its panel is open. */
export function useChat() {
	const [chat, setChat] = useState(earlierChat);
	const [moves, setMoves] = useState(0);
	const locale = usePageLocale();

	useEffect(() => storeChat(sessionStore, chat), [chat]);

	useEffect(() => {
		return followPanel({
			wasOpen: chatReopens,
			opened(byVisitor) {
				setChat((now) => nextChat(now, { type: "open" }));
				if (byVisitor) setMoves((count) => count + 1);
			},
			closed: () => setChat((now) => nextChat(now, { type: "close" })),
			cameBack: () => setChat(earlierChat()),
		});
	}, []);

	useEffect(
		() =>
			followLocation(({ state, isStated }) => {
				const name = jurisdictionName(state, locale) ?? state;
				if (isStated) setChat((now) => nextChat(now, { type: "move", state, name }));
			}),
		[locale],
	);

	function act(action: ChatAction): void {
		const next = nextChat(chat, action);
		if (next === chat) return;
		setChat(next);
		if (action.type !== "lead_sent") setMoves((count) => count + 1);
		const result = newResult(chat, next);
		for (const { name, properties } of result ? chatEvents(result) : []) track(name, properties);
	}

	return {
		chat,
		/** Grows with each action of the visitor, but not when the chat is restored. */
		moves,
		act,
	};
}

/** The page shows the first question from the start. */
function earlierChat(): ChatState {
	const chat = readChat(sessionStore);
	return chat.step === "idle" ? { ...chat, step: "state" } : chat;
}
