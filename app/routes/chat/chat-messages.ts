import { data, type LoaderFunctionArgs } from "react-router";
import type { ChatMessages } from "#app/features/chat/chat-messages.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { withheldMessages } from "../withheld-messages.server.ts";

/** The messages of the chat in one language, fetched when a visitor opens it. */
export function loader({ request }: LoaderFunctionArgs) {
	const locale = /chat-messages\/(\w+)\.json/.exec(new URL(request.url).pathname)?.[1];
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const messages = { ...messagesFor(locale, ["chat"]), ...withheldMessages(locale) };
	return Response.json({ messages, leadCopy: leadCopyFor(locale, "chat") } satisfies ChatMessages);
}
