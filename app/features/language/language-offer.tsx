import { useLocation } from "react-router";
import { languageLink } from "#app/browser/page-markers.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { languageOffer } from "./language-offer-mark.ts";
import { pathInLanguage } from "./language-path.ts";

export interface LanguageOfferProps {
	locale: Locale;
	/** In that language. */
	copy: { text: string; close: string };
}

/**
 * Offers the page in another language, in the line at its top: beside the phone number, in place of the agent or the
 * hours (`yields-to-offer`), so that nothing moves. `offer-language.ts` shows it.
 */
export function LanguageOffer({ locale, copy }: LanguageOfferProps) {
	const { pathname } = useLocation();
	return (
		<p
			{...languageOffer.mark(locale)}
			hidden
			lang={locale}
			className="ml-auto flex min-w-0 items-center gap-2 max-md:text-[0.75rem] leading-[1.15] [&[hidden]]:hidden"
		>
			<a
				href={pathInLanguage(pathname, locale)}
				hrefLang={locale}
				{...languageLink.mark(locale)}
				className="inline-flex min-h-8 items-center font-semibold text-white underline underline-offset-2"
			>
				{copy.text}
			</a>
			<button
				type="button"
				aria-label={copy.close}
				className="inline-flex size-8 shrink-0 items-center justify-center rounded-full hover:bg-ink-700"
			>
				<Icon name="close" className="size-5" />
			</button>
		</p>
	);
}
