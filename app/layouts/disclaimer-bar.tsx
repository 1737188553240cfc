import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { bottomBar } from "#app/features/consent/notice-neighbors.ts";

/**
 * Sticks to the lower edge of every page. It is the last part of the page, so it hides nothing at the end. Phones show
 * its first sentence and expand the rest. `children` float above it.
 */
export function DisclaimerBar({ children }: { children?: ReactNode }) {
	const t = useTranslations("common.disclaimer");
	return (
		<aside
			aria-label={t("label")}
			data-print="hidden"
			{...bottomBar.mark("")}
			className="pinned-bottom on-dark mt-(--notice) [@media(height<30rem)]:mt-0 [@media(height<30rem)]:mb-(--notice) z-20 border-t border-ink-700 bg-ink-900 text-xs text-ink-100"
		>
			{children}
			<p className="mx-auto hidden max-w-[80rem] px-gutter py-2.5 text-center text-balance md:block">
				{t("lead")} {t("rest")}
			</p>
			<div className="grid grid-cols-[1fr_auto] items-center gap-x-3 px-gutter md:hidden">
				<p className="py-1 leading-snug">{t("lead")}</p>
				{/* As narrow as possible, so that links that scroll below the bar can be tapped beside it. */}
				<details className="group open:col-span-2" suppressHydrationWarning>
					<summary className="ml-auto flex min-h-11 w-fit items-center gap-1 font-semibold underline underline-offset-2">
						{t("more")}
						<Icon name="chevron" className="size-4 rotate-180 transition-transform group-open:rotate-0" />
					</summary>
					<p className="pb-3">{t("rest")}</p>
				</details>
			</div>
		</aside>
	);
}
