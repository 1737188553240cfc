import { guideContent } from "#content/library.server.ts";
import { plainText } from "#content/plain-text.ts";
import { locales } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { messageText } from "#i18n/message-text.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import type { Wording } from "./store-wordings.server.ts";

/** The messages of which emails, PDFs, notices and figures are made, and what a page shows with script only. */
const namespaces = [
	"calculator",
	"certificate",
	"chat",
	"compliance",
	"dataRequests",
	"emails",
	"funnels",
	"leadReplies",
	"leads",
	"pdf",
	"planners",
	"questions",
	"withheld",
] as const;

/**
 * The texts that are filled in for one person: those of emails and PDFs, and those that a page shows after somebody typed
 * something. Their placeholders stay open, so no person is in them. The guides are among them.
 */
export function templateWordings(): Wording[] {
	return locales.flatMap((locale) => {
		const templates = Object.entries(messagesFor(locale, namespaces)).flatMap(([namespace, messages]) =>
			Object.entries(messages).map(([name, message]) => ({
				address: `${namespace}/${locale}/${name}`,
				text: messageText(message),
			})),
		);
		const guides = productSlugs.map((product) => ({
			address: `/guides/${locale}/${product}.pdf`,
			text: plainText(linesOf(guideContent(locale, product))),
		}));
		return [...templates, ...guides];
	});
}

/** Copy that needs no formatter: a line for each string. */
function linesOf(copy: unknown): string {
	if (typeof copy !== "object" || copy === null) return String(copy);
	return Object.values(copy).map(linesOf).join("\n");
}
