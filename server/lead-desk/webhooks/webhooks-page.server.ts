import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import type { Locale } from "#domain/locale/locales.ts";
import { webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../../context.server.ts";
import { owedHere } from "../../second-factor/recent-proof.server.ts";
import type { Services } from "../../services.server.ts";
import { describeEndpoint } from "./describe-endpoint.server.ts";
import { readEndpoints } from "./read-endpoints.server.ts";
import { allowedTargets } from "./send-delivery.server.ts";

export interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** Who asks for a page of webhooks, and in which language. */
export function webhookReader({ context }: Pick<PageArgs, "context">) {
	const actor = context.get(staffContext);
	return { services: context.get(servicesContext), actor, locale: actor.locale };
}

/** Where an endpoint may be, in words. */
export function addressHint(env: Services["env"], locale: Locale): string {
	const { urlHint, urlHintOwnMachine } = copyFor(locale, "webhooks").fields;
	return allowedTargets(env, "admin") === "ownMachine" ? `${urlHint} ${urlHintOwnMachine}` : urlHint;
}

/** The list of endpoints, and the form for another one. */
export async function readWebhooksPage(args: PageArgs) {
	const { services, locale } = webhookReader(args);
	const endpoints = await readEndpoints(services.database.db);
	return {
		copy: copyFor(locale, "webhooks"),
		endpoints: endpoints.map((endpoint) => describeEndpoint(endpoint, locale)),
		owed: owedHere(args, webhooksPath),
		addressHint: addressHint(services.env, locale),
		once: randomUUID(),
	};
}
