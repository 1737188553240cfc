import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { bottomBar } from "#app/features/consent/notice-neighbors.ts";

/**
 * One line at the lower edge of every page. A tap shows the whole text, which screen readers get in any case. It is the
 * last part of the page, so it hides nothing at the end. `children` float above it. Staff read the text at the end of
 * the page, where it takes no room from their lists. The room that the cookie notice needs is
 * as dark as the footer.
 */
export function DisclaimerBar({ pinned = true, children }: { pinned?: boolean; children?: ReactNode }) {
	const t = useTranslations("common.disclaimer");
	if (!pinned) {
		return (
			<aside aria-label={t("label")} className="on-dark bg-ink-900 text-xs text-ink-100">
				<p className="mx-auto max-w-[80rem] px-gutter py-3 text-center text-balance">{t("text")}</p>
			</aside>
		);
	}
	return (
		<aside
			aria-label={t("label")}
			data-print="hidden"
			{...bottomBar.mark("")}
			className="pinned-bottom on-dark mt-(--notice) [@media(height<30rem)]:mt-0 [@media(height<30rem)]:mb-(--notice) z-20 bg-ink-900 text-xs text-ink-100"
		>
			<details className="group" suppressHydrationWarning>
				<summary className="mx-auto flex min-h-8 max-w-[80rem] items-center justify-center gap-2 px-gutter group-open:py-2">
					<span className="truncate leading-8 group-open:leading-normal group-open:whitespace-normal">{t("text")}</span>
					<Icon name="chevron" className="size-4 rotate-180 transition-transform group-open:rotate-0" />
				</summary>
			</details>
			{children}
		</aside>
	);
}
