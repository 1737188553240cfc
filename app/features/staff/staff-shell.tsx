import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { Logo } from "#app/components/ui/logo.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { Toaster } from "#app/components/ui/toast.tsx";
import { StaffDisclaimer } from "#app/layouts/disclaimer-bar.tsx";
import { agency } from "#content/agency.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";

export interface StaffShellData {
	locale: Locale;
	skip: string;
	toasts: { region: string; dismiss: string };
	messages: object;
}

/** The frame of `/auth` and `/admin`. */
export function StaffShell({
	data: { locale, skip, toasts, messages },
	toSite,
	mark,
	actions,
	children,
}: {
	data: StaffShellData;
	toSite: string;
	/** Said above everything, on each page. */
	mark?: string | null;
	actions?: ReactNode;
	children: ReactNode;
}) {
	return (
		<IntlProvider locale={intlLocales[locale] as Locale} messages={messages} timeZone={agency.timeZone}>
			<a href="#main" className="skip-link">
				{skip}
			</a>
			<div className="flex min-h-dvh flex-col bg-sand-50 [--line:1.75rem] [@media(height<30rem)]:[--line:0px]">
				<header className="border-b border-sand-200 bg-white">
					{mark && (
						<p className="bg-coral-100 px-gutter py-0.5 text-center text-sm font-semibold text-coral-800">{mark}</p>
					)}
					<Container className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5">
						<a href="/" className="mr-auto inline-flex min-h-11 items-center rounded-md">
							<Logo />
						</a>
						<div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-sm:scroll-row max-sm:gap-x-5">
							<a
								href="/"
								className="inline-flex min-h-11 items-center rounded-md font-semibold text-ink-900 underline-offset-4 hover:underline"
							>
								{toSite}
							</a>
							{actions}
						</div>
					</Container>
				</header>
				<main id="main" tabIndex={-1} className="grow py-6 outline-none sm:py-9">
					<Container>{children}</Container>
				</main>
				<StaffDisclaimer />
			</div>
			<Toaster copy={toasts} />
		</IntlProvider>
	);
}
