import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import type { WebhookEndpoint } from "./claim-deliveries.server.ts";

/** The name of an endpoint. The endpoint of the configuration has no name of its own. */
export function endpointName({ origin, name }: Pick<WebhookEndpoint, "origin" | "name">, locale: Locale): string {
	return origin === "configuration" ? translator(locale, "webhooks")("configured") : name;
}
