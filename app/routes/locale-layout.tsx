import { data, Outlet, redirect, useLocation, useMatches } from "react-router";
import { ChatFrame } from "#app/features/chat/chat-frame.tsx";
import { ChatLauncher } from "#app/features/chat/chat-launcher.tsx";
import type { LanguageOfferProps } from "#app/features/language/language-offer.tsx";
import { StateSlot } from "#app/features/location/state-slot.tsx";
import { amountSlot } from "#app/features/quick-price/quick-price-form.ts";
import { ActionBar } from "#app/layouts/action-bar.tsx";
import { DisclaimerBar } from "#app/layouts/disclaimer-bar.tsx";
import { Footer } from "#app/layouts/footer.tsx";
import { FunnelShell } from "#app/layouts/funnel-shell.tsx";
import { Header } from "#app/layouts/header.tsx";
import { PublicPage } from "#app/layouts/public-page.tsx";
import { agency } from "#content/agency.ts";
import { claimsOfPage } from "#content/current-claims.server.ts";
import { licenseNumbers } from "#content/license-numbers.ts";
import { openingNotes } from "#content/office-hours.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import { hasPremiums } from "#domain/claims/figures.ts";
import { defaultLocale, isLocale, type Locale } from "#domain/locale/locales.ts";
import { priceAddress } from "#domain/pages/price-address.ts";
import { agentFor } from "#domain/team/agent-for.ts";
import { copyFor, messagesFor, translator } from "#i18n/messages.server.ts";
import type { Route } from "./+types/locale-layout";

/** Redirects unsupported languages such as `/fr/…`. Anything that is not a language code is an unknown page. */
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
			...copyFor(params.locale, "shell", { year: String(year), numbers: licenseNumbers() }),
			search: copyFor(params.locale, "search"),
			pages: copyFor(params.locale, "pages").names,
			products: copyFor(params.locale, "compliance").products,
		},
		openings: openingNotes(params.locale),
		languageOffers: languageOffers(params.locale),
		talk: translator(params.locale, "home.filled")("talk", { price: amountSlot }),
		claims: claimsOfPage(),
		...pageNotices(params.locale),
		messages: messagesFor(params.locale, ["common", "location"]),
		chat: messagesFor(params.locale, ["chat"]),
	};
}

export default function LocaleLayout({ loaderData }: Route.ComponentProps) {
	const { locale, year, copy, openings, talk, languageOffers, notices, toasts, cookies, claims, messages } = loaderData;
	const chat = { locale, claims, messages: { ...messages, ...loaderData.chat } };
	const matches = useMatches();
	const handles = matches.map(({ handle }) => handle as { shell?: string; chat?: false; state?: false } | undefined);
	/** A page on which nothing may be sold to anybody has no invitation around it either. */
	const sells = !matches.some((match) => (match.loaderData as { refusal?: object | null } | undefined)?.refusal);
	/** Where the page itself shows the team, because such pages follow what is on file of it. */
	const team = matches.flatMap((match) => (match.loaderData as { team?: ShownMember[] } | undefined)?.team ?? []);
	const agent = agentFor(team, locale, null);
	const { pathname } = useLocation();
	const inFunnel = handles.some((handle) => handle?.shell === "funnel");
	const hasChat = handles.every((handle) => handle?.chat !== false);
	const hasState = handles.every((handle) => handle?.state !== false);
	const hasCard = matches.some((match) => (match.loaderData as { price?: object | null } | undefined)?.price);
	const price = priceAddress(pathname, claims, hasCard);
	// A form's page has its call at the top, and nothing over the form.
	const actions = (hasChat || !inFunnel) && (
		<ActionBar
			copy={copy}
			// A funnel leads to its own result.
			price={sells && !inFunnel ? price : null}
			talk={talk}
			openings={openings}
			calls={sells}
			chat={hasChat && <ChatLauncher copy={copy.chat} contact={copy.nav.contact} />}
		/>
	);
	return (
		<PublicPage
			locale={locale}
			messages={messages}
			claims={claims}
			notices={notices}
			toasts={toasts}
			cookies={cookies}
			skip={copy.skip}
		>
			{inFunnel ? (
				<FunnelShell
					locale={locale}
					copy={copy}
					year={year}
					sells={sells}
					namesConcept={pathname.includes("/ibc")}
					notice={<StateSlot place="funnel" categories={copy.products} pages={copy.services} />}
					floating={actions}
				>
					<Outlet />
				</FunnelShell>
			) : (
				<div className="flex min-h-dvh flex-col">
					<Header
						locale={locale}
						copy={copy}
						sells={sells}
						price={price ?? (hasPremiums(claims) ? "/#price" : null)}
						agent={agent}
						offers={languageOffers}
					/>
					{hasState && <StateSlot categories={copy.products} pages={copy.services} />}
					<main id="main" tabIndex={-1} className="grow outline-none">
						<Outlet />
					</main>
					<Footer copy={copy} year={year} />
					<DisclaimerBar>{actions}</DisclaimerBar>
				</div>
			)}
			{hasChat && <ChatFrame copy={copy.chat} {...chat} />}
		</PublicPage>
	);
}

/** What an English page may offer a reader whose browser prefers another language. */
function languageOffers(locale: Locale): LanguageOfferProps[] {
	if (locale !== defaultLocale) return [];
	return agency.languages
		.filter((one) => one !== locale)
		.map((one) => ({ locale: one, copy: copyFor(one, "shell").languageOffer }));
}

/** The copy of notices that can appear on any page. */
function pageNotices(locale: Locale) {
	const { notices: toasts, toasts: contact } = copyFor(locale, "contact");
	const cookies = copyFor(locale, "cookies");
	return { toasts, cookies, notices: { ...copyFor(locale, "notices"), delivered: contact.success } };
}
