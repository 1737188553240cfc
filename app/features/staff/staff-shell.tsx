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

/** What surrounds every page of staff: their language, the way past the navigation, and notices. */
export function StaffFrame({
	data: { locale, skip, toasts, messages },
	children,
}: {
	data: StaffShellData;
	children: ReactNode;
}) {
	return (
		<IntlProvider locale={intlLocales[locale] as Locale} messages={messages} timeZone={agency.timeZone}>
			<a href="#main" className="skip-link">
				{skip}
			</a>
			{children}
			<Toaster copy={toasts} />
		</IntlProvider>
	);
}

/** The frame of the pages about an account: `/auth` and `/account`. */
export function StaffShell({
	data,
	toSite,
	actions,
	children,
}: {
	data: StaffShellData;
	toSite: string;
	actions?: ReactNode;
	children: ReactNode;
}) {
	return (
		<StaffFrame data={data}>
			<div className="flex min-h-dvh flex-col bg-sand-50 [--line:1.75rem] [@media(height<30rem)]:[--line:0px]">
				<header className="border-b border-sand-200 bg-white">
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
		</StaffFrame>
	);
}
