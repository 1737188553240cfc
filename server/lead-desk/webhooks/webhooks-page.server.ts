import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider, redirect } from "react-router";
import type { Locale } from "#domain/locale/locales.ts";
import { webhookPath, webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../../context.server.ts";
import { readForm } from "../../platform/read-form.server.ts";
import { isProved, owedHere, postProof } from "../../second-factor/recent-proof.server.ts";
import type { Services } from "../../services.server.ts";
import { formId } from "../work/form-id.server.ts";
import { addEndpoint } from "./change-endpoint.server.ts";
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

/** Adds an endpoint. The answer shows its secret, and nothing else ever does. */
export async function postWebhooks(args: PageArgs) {
	const { services, actor } = webhookReader(args);
	const form = await readForm(args.request);
	if (form.get("intent") === "prove") return postProof(args, form.get("password"), webhooksPath);
	if (!isProved(args)) throw redirect(webhooksPath, 303);
	const id = formId(Object.fromEntries(form));
	const result = await addEndpoint(services, actor, id, form);
	if (!result.ok) return data({ errors: result.errors, typed: result.typed }, 400);
	// The form was sent twice.
	if (result.done === null) throw redirect(webhookPath(id), 303);
	return data({ added: { secret: result.done, path: webhookPath(id) } });
}
