import { useTranslations } from "use-intl";
import { Points } from "#app/components/content/section-blocks.tsx";
import type { DiscTestContent } from "#content/schema.ts";

export function StyleDescription({ copy }: { copy: DiscTestContent["results"]["D"] }) {
	const t = useTranslations("disc");
	return (
		<>
			<p className="max-w-[44rem]">{copy.summary}</p>
			<div className="mt-5 grid gap-6 md:grid-cols-2">
				<Listed title={t("strengths")} points={copy.strengths} />
				<Listed title={t("tips")} points={copy.tips} />
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
