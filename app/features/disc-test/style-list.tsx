import { useTranslations } from "use-intl";
import { PageSection } from "#app/components/content/page-sections.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DiscTestContent } from "#content/schema.ts";
import { discStyles } from "#domain/profiling/disc-test.ts";
import { StyleDescription } from "./style-description.tsx";

/** Describes all four styles, including those that aren't the visitor's. */
export function StyleList({ results }: { results: DiscTestContent["results"] }) {
	const t = useTranslations("disc");
	return (
		<PageSection id="styles" title={t("styles")} tone="sand">
			<div className="overflow-hidden rounded-xl bg-white shadow-sm">
				{discStyles.map((style) => (
					<details key={style} className="group border-ink-100 not-last:border-b" suppressHydrationWarning>
						<summary className="flex min-h-15 items-center justify-between gap-4 px-5 py-3 font-semibold text-ink-900 sm:px-7">
							{results[style].name}
							<Icon name="chevron" className="size-5 text-ink-500 transition-transform group-open:rotate-180" />
						</summary>
						<div className="px-5 pb-6 sm:px-7">
							<StyleDescription copy={results[style]} />
						</div>
					</details>
				))}
			</div>
		</PageSection>
	);
}
