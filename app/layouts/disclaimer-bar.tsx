import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { bottomBar } from "#app/features/consent/notice-neighbors.ts";

/**
 * The disclaimer at the lower edge of every page. A wide screen shows the whole text in two lines. Elsewhere it is one line,
 * and a tap shows the rest, which screen readers get in any case. It is the last part of the page, so it hides nothing at
 * the end. `children` float above it. The room that the cookie notice needs is as dark as the footer.
 */
export function DisclaimerBar({ children }: { children?: ReactNode }) {
	const t = useTranslations("common.disclaimer");
	return (
		<aside
			aria-label={t("label")}
			data-print="hidden"
			{...bottomBar.mark("")}
			className="pinned-bottom on-dark mt-(--notice) [@media(height<30rem)]:mt-0 [@media(height<30rem)]:mb-(--notice) z-20 bg-ink-900 text-xs text-ink-100"
		>
			<p className="hidden px-gutter text-center leading-4 text-balance xl:block">{t("text")}</p>
			<DisclaimerLine text={t("text")} className="xl:hidden" lineStyle="min-h-8 leading-8" />
			{children}
		</aside>
	);
}

/** The same for staff, in one low line at every width, which leaves the room to their lists. */
export function StaffDisclaimer() {
	const t = useTranslations("common.disclaimer");
	return (
		<aside
			aria-label={t("label")}
			data-print="hidden"
			className="pinned-bottom on-dark z-20 bg-ink-900 text-xs text-ink-100"
		>
			<DisclaimerLine text={t("text")} lineStyle="min-h-7 leading-7" />
		</aside>
	);
}

function DisclaimerLine({ text, lineStyle, className = "" }: { text: string; lineStyle: string; className?: string }) {
	return (
		<details className={`group ${className}`} suppressHydrationWarning>
			<summary
				className={`flex items-center justify-center gap-2 px-gutter group-open:py-2 group-open:leading-normal ${lineStyle}`}
			>
				<span className="truncate group-open:whitespace-normal">{text}</span>
				<Icon name="chevron" className="size-4 rotate-180 transition-transform group-open:rotate-0" />
			</summary>
		</details>
	);
}
