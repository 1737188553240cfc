import { data } from "react-router";
import { UnsubscribePage } from "#app/features/unsubscribe/unsubscribe-page.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { contactChannels } from "#domain/contacts/revocation.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readSubscription, unsubscribe } from "#server/suppression/unsubscribe.server.ts";
import { hiddenAddress } from "../hidden-address.ts";
import type { Route } from "./+types/unsubscribe";
import { unsubscribeCopy } from "./unsubscribe-copy.server.ts";

export const handle = { chat: false };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("t") ?? "";

/** The page that the foot of each email links to. It changes nothing by itself: scanners open links, too. */
export async function loader({ params: { locale }, request, context }: Route.LoaderArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const subscription = await readSubscription(context.get(servicesContext), tokenOf(request));
	const page = { locale, copy: unsubscribeCopy(locale, subscription) };
	return data(page, { status: subscription ? 200 : 400, headers: { "Cache-Control": "no-store" } });
}

/** One of the buttons. The page is then shown again, with what is recorded. */
export async function action({ params: { locale }, request, context }: Route.ActionArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const stop = (await readForm(request)).get("stop");
	if (stop !== "email" && stop !== "all") throw data(null, { status: 400 });
	const channels = stop === "all" ? contactChannels : (["email"] as const);
	const how = { channels, method: "link", locale } as const;
	await unsubscribe(context.get(servicesContext), tokenOf(request), how, context.get(requestInfoContext));
	return null;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [...unlistedMeta(loaderData?.copy.title), hiddenAddress];
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
	return <UnsubscribePage copy={loaderData.copy} />;
}
