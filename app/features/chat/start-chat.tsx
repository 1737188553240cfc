import { createRoot } from "react-dom/client";
import type { PageContext } from "#app/browser/page-context.ts";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { IslandBoundary } from "#app/islands/island-boundary.tsx";
import { Chat } from "./chat.tsx";
import type { ChatMessages } from "./chat-messages.ts";
import { findPart } from "./chat-parts.ts";
import { stayClear } from "./stay-clear.ts";

/** Fills the panel of the page with the chat, in the words of the page's language, which come with it. */
export async function startChat(panel: HTMLElement, { locale, messages }: PageContext): Promise<void> {
	const response = await fetch(`/chat-messages/${locale}.json`);
	if (!response.ok) throw new Error(`The words of the chat answered ${response.status}`);
	const words = (await response.json()) as ChatMessages;
	createRoot(findPart(panel, "talk")).render(
		<PageFrame locale={locale} messages={{ ...messages, ...words.messages }}>
			<IslandBoundary>
				<Chat panel={panel} leadCopy={words.leadCopy} />
			</IslandBoundary>
		</PageFrame>,
	);
	stayClear(panel);
}
