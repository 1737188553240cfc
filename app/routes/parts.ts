import { data, type LoaderFunctionArgs } from "react-router";
import { type FiledParts, filedNamespaces } from "#app/islands/filed-parts.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { copyFor, messagesFor } from "#i18n/messages.server.ts";
import { leadCopyFor } from "#server/leads/lead-copy.server.ts";
import { calculatorParts } from "./calculator-parts.server.ts";

/** What islands need in one language, fetched when a page hydrates the first one. */
export function loader({ request }: LoaderFunctionArgs) {
	const locale = /parts\/(\w+)\.json/.exec(new URL(request.url).pathname)?.[1];
	if (!isLocale(locale)) throw data(null, { status: 404 });
	return Response.json({
		messages: messagesFor(locale, filedNamespaces),
		props: {
			calculator: calculatorParts(locale),
			"card-email": { copy: leadCopyFor(locale, "estimate") },
			"contact-card": { copy: copyFor(locale, "contact"), leadCopy: leadCopyFor(locale, "contact") },
		},
	} satisfies FiledParts);
}
