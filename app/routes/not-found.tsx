import { data } from "react-router";
import { NotFoundPage } from "#app/layouts/not-found-page.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { Route } from "./+types/not-found";

/** The edge keeps this page for all missing addresses of a language, so it says nothing about the request. */
export function loader({ params: { locale } }: Route.LoaderArgs) {
	if (!isLocale(locale)) throw data(null, { status: 404 });
	const { notFound } = copyFor(locale, "common");
	return data({ copy: notFound, previous: `/${locale}` }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	return unlistedMeta(loaderData?.copy.title ?? "404");
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
	return <NotFoundPage copy={loaderData.copy} previous={loaderData.previous} />;
}
