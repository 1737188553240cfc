import { data, Outlet, redirect, useMatches } from "react-router";
import { IntlProvider } from "use-intl";
import { defaultLocale, intlLocales, isLocale, type Locale } from "#i18n/locales.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import type { Route } from "./+types/locale-layout";

const knownLocale: Route.MiddlewareFunction = async ({ params }, next) => {
	if (!isLocale(params.locale)) throw redirect(`/${defaultLocale}`);
	return next();
};
export const middleware = [knownLocale];

export function loader({ params }: Route.LoaderArgs) {
	if (!isLocale(params.locale)) throw data(null, { status: 404 });
	return { locale: params.locale, messages: messagesFor(params.locale, ["common"]) };
}

export default function LocaleLayout({ loaderData }: Route.ComponentProps) {
	const { locale, messages } = loaderData;
	const pageMessages = useMatches().map((match) => (match.loaderData as { messages?: object } | undefined)?.messages);
	return (
		<IntlProvider
			locale={intlLocales[locale] as Locale}
			messages={Object.assign({}, messages, ...pageMessages)}
			timeZone="America/New_York"
		>
			<Outlet />
		</IntlProvider>
	);
}
