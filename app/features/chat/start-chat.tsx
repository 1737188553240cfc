import { createRoot } from "react-dom/client";
import type { PageContext } from "#app/browser/page-context.ts";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { IslandBoundary } from "#app/islands/island-boundary.tsx";
import { Chat } from "./chat.tsx";
import type { ChatMessages } from "./chat-messages.ts";
import { findPart } from "./chat-parts.ts";
import { stayClear } from "./stay-clear.ts";

/** Loads the chat's messages in the page's language and renders the chat into its panel. */
export async function startChat(panel: HTMLElement, { locale, messages, claims }: PageContext): Promise<void> {
	const response = await fetch(`/chat-messages/${locale}.json`);
	if (!response.ok) throw new Error(`Loading the chat's messages failed with status ${response.status}`);
	const copy = (await response.json()) as ChatMessages;
	createRoot(findPart(panel, "chat")).render(
		<PageFrame locale={locale} messages={{ ...messages, ...copy.messages }} claims={claims}>
			<IslandBoundary place={panel}>
				<Chat panel={panel} leadCopy={copy.leadCopy} />
			</IslandBoundary>
		</PageFrame>,
	);
	stayClear(panel);
}
