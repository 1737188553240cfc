import { data } from "react-router";
import { NotFoundPage } from "#app/layouts/not-found-page.tsx";
import { agency } from "#content/agency.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Route } from "./+types/not-found";

export function loader({ request, params: { locale } }: Route.LoaderArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const { notFound } = copyFor(locale, "common");
	return data({ copy: notFound, previous: previousPage(request) ?? `/${locale}` }, { status: 404 });
}

function previousPage(request: Request): string | undefined {
	const referrer = request.headers.get("referer");
	if (!referrer || !URL.canParse(referrer)) return undefined;
	const { host, pathname, search } = new URL(referrer);
	return host === new URL(request.url).host ? pathname + search : undefined;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return [{ title: `${loaderData?.copy.title ?? "404"} | ${agency.name}` }, { name: "robots", content: "noindex" }];
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
	return <NotFoundPage copy={loaderData.copy} previous={loaderData.previous} />;
}
