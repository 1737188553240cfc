import { useEffect, useState } from "react";
import { sessionStore } from "#app/browser/stores.ts";
import { type ChatAction, chatEvents, newOutcome, nextChat } from "#domain/chat/qualification.ts";
import { readChat, storeChat } from "#domain/chat/remembered-chat.ts";
import { track } from "../tracking/track.ts";
import { followPanel } from "./follow-panel.ts";

/** The chat of this visit, as it was on the page before, and whether its panel stands open. */
export function useChat(panel: HTMLElement) {
	const [chat, setChat] = useState(() => readChat(sessionStore));
	const [moves, setMoves] = useState(0);

	useEffect(() => storeChat(sessionStore, chat), [chat]);

	useEffect(() => {
		const read = () => readChat(sessionStore);
		const stop = followPanel(panel, {
			wasOpen: () => read().isOpen,
			opened(byVisitor) {
				setChat((now) => nextChat(now, { type: "open" }));
				if (byVisitor) setMoves((count) => count + 1);
			},
			closed: () => setChat((now) => nextChat(now, { type: "close" })),
			cameBack: () => setChat(read()),
		});
		return stop;
	}, [panel]);

	function act(action: ChatAction): void {
		const next = nextChat(chat, action);
		if (next === chat) return;
		setChat(next);
		if (action.type !== "lead_sent") setMoves((count) => count + 1);
		const outcome = newOutcome(chat, next);
		for (const { name, properties } of outcome ? chatEvents(outcome) : []) track(name, properties);
	}

	return {
		chat,
		/** Grows with each thing that the visitor does, as opposed to what is as they left it. */
		moves,
		act,
	};
}
