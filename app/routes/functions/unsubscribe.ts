import { redirect } from "react-router";
import { defaultLocale } from "#domain/locale/locales.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { refuse, refuseMethod } from "#server/platform/http/refusal.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { unsubscribe } from "#server/suppression/unsubscribe.server.ts";
import { recipientOf, unsubscribePage } from "#server/suppression/unsubscribe-link.server.ts";
import type { Route } from "./+types/unsubscribe";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("t") ?? "";

/**
 * A mail program calls it when its user presses "Unsubscribe", without cookies and without any of our pages (RFC 8058).
 */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== "POST") return refuseMethod("POST");
	const form = await readForm(request);
	if (form.get("List-Unsubscribe") !== "One-Click") return refuse("bad_request");
	const how = { channels: ["email"], method: "one_click" } as const;
	const isOurs = await unsubscribe(
		context.get(servicesContext),
		tokenOf(request),
		how,
		context.get(requestInfoContext),
	);
	return isOurs ? new Response(null, { status: 204 }) : refuse("not_found");
}

/** A mail program that does not know one-click shows the address as a link. Opening it changes nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
	const token = tokenOf(request);
	const locale = recipientOf(context.get(servicesContext).env, token)?.locale ?? defaultLocale;
	return redirect(unsubscribePage(locale, encodeURIComponent(token)));
}
