import { data, Outlet, redirect, useMatches } from "react-router";
import { IntlProvider } from "use-intl";
import { CallButton } from "#app/components/layouts/call-button.tsx";
import { DisclaimerBar } from "#app/components/layouts/disclaimer-bar.tsx";
import { Footer } from "#app/components/layouts/footer.tsx";
import { FunnelShell } from "#app/components/layouts/funnel-shell.tsx";
import { Header } from "#app/components/layouts/header.tsx";
import { Toaster } from "#app/components/ui/toast.tsx";
import { useRememberedLanguage } from "#app/features/language/use-remembered-language.ts";
import { useHashTarget } from "#app/features/navigation/use-hash-target.ts";
import { OutboxSender } from "#app/features/offline/outbox-sender.tsx";
import { useRememberedVisit } from "#app/features/session/browser-visit.ts";
import { useArrivalNotice } from "#app/features/staff/use-arrival-notice.ts";
import { agencyFacts } from "#content/agency-facts.ts";
import { defaultLocale, intlLocales, isLocale, type Locale } from "#i18n/locales.ts";
import { copyFor, type Messages, messagesFor } from "#i18n/messages.server.ts";
import type { Route } from "./+types/locale-layout";

/** `/fr/…` is a language that the site does not speak; anything longer than a language is an unknown page. */
const knownLocale: Route.MiddlewareFunction = async ({ params }, next) => {
	if (isLocale(params.locale)) return next();
	if (/^[a-z]{2}(-[a-z]{2})?$/i.test(params.locale ?? "")) throw redirect(`/${defaultLocale}`);
	throw data(null, { status: 404 });
};
export const middleware = [knownLocale];

export function loader({ params }: Route.LoaderArgs) {
	if (!isLocale(params.locale)) throw data(null, { status: 404 });
	const year = new Date().getFullYear();
	return {
		locale: params.locale,
		year,
		copy: {
			...copyFor(params.locale, "shell", { ...agencyFacts, year: String(year) }),
			search: copyFor(params.locale, "search", agencyFacts),
			pages: copyFor(params.locale, "pages", agencyFacts).names,
		},
		notices: copyFor(params.locale, "notices", agencyFacts),
		contact: pickNotices(copyFor(params.locale, "contact", agencyFacts)),
		messages: messagesFor(params.locale, ["common"]),
	};
}

/** What is said wherever the visitor is by then, when a kept message has been sent. */
function pickNotices({ notices, toasts }: Messages["contact"]) {
	return { labels: notices, success: toasts.success };
}

export default function LocaleLayout({ loaderData }: Route.ComponentProps) {
	const { locale, year, copy, notices, contact, messages } = loaderData;
	const matches = useMatches();
	const pageMessages = matches.map((match) => (match.loaderData as { messages?: object } | undefined)?.messages);
	const inFunnel = matches.some(({ handle }) => (handle as { shell?: string } | undefined)?.shell === "funnel");
	useRememberedLanguage(locale);
	useRememberedVisit();
	useArrivalNotice(notices);
	useHashTarget();
	return (
		<IntlProvider
			locale={intlLocales[locale] as Locale}
			messages={Object.assign({}, messages, ...pageMessages)}
			timeZone="America/New_York"
		>
			<a href="#main" className="skip-link">
				{copy.skip}
			</a>
			{inFunnel ? (
				<FunnelShell locale={locale} copy={copy} year={year}>
					<Outlet />
				</FunnelShell>
			) : (
				<div className="flex min-h-dvh flex-col">
					<Header locale={locale} copy={copy} />
					<main id="main" tabIndex={-1} className="grow outline-none">
						<Outlet />
					</main>
					<Footer copy={copy} year={year} />
					<DisclaimerBar>
						<CallButton label={copy.callUs} />
					</DisclaimerBar>
				</div>
			)}
			<Toaster labels={contact.labels} />
			<OutboxSender success={contact.success} />
		</IntlProvider>
	);
}
