import { useTranslations } from "use-intl";
import { Points } from "#app/components/content/section-blocks.tsx";
import type { DiscTestContent } from "#content/schema.ts";

/** One style: what it is like, what helps it, what to mind. */
export function StyleDescription({ texts }: { texts: DiscTestContent["results"]["D"] }) {
	const t = useTranslations("disc");
	return (
		<>
			<p className="max-w-[44rem]">{texts.summary}</p>
			<div className="mt-5 grid gap-6 md:grid-cols-2">
				<Listed title={t("strengths")} points={texts.strengths} />
				<Listed title={t("tips")} points={texts.tips} />
			</div>
		</>
	);
}

function Listed({ title, points }: { title: string; points: readonly string[] }) {
	return (
		<div>
			<p className="mb-3 font-semibold text-ink-900">{title}</p>
			<Points items={points.map((text) => ({ text }))} />
		</div>
	);
}
