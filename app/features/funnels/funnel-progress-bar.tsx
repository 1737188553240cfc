import { useTranslations } from "use-intl";

export function FunnelProgressBar({ position, count }: { position: number; count: number }) {
	const t = useTranslations("funnels");
	return (
		<div className="mb-6">
			<p id="funnel-progress" className="text-sm font-semibold text-ink-600">
				{t("progress", { position: position + 1, count })}
			</p>
			<ol aria-hidden="true" className="mt-2 flex gap-1.5">
				{Array.from({ length: count }, (_, index) => index).map((index) => (
					<li key={index} className={`h-1.5 grow rounded-full ${index <= position ? "bg-ink-700" : "bg-ink-100"}`} />
				))}
			</ol>
		</div>
	);
}
