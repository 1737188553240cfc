import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/components/ui/button.tsx";
import { maxRetries, retryDelayMs } from "#domain/site/faults.ts";

/** Replaces a part of the page that failed. */
export function IslandFault({ faults, badData, onRetry }: { faults: number; badData: boolean; onRetry: () => void }) {
	const t = useTranslations("common.errors");
	const hopeless = faults > maxRetries;

	// biome-ignore lint/correctness/useExhaustiveDependencies: each fault is retried once by itself
	useEffect(() => {
		if (!badData || hopeless || faults === 0) return;
		const timer = setTimeout(onRetry, retryDelayMs);
		return () => clearTimeout(timer);
	}, [badData, hopeless, faults]);

	function startClean() {
		localStorage.clear();
		window.location.reload();
	}

	return (
		<div role="alert" className="rounded-lg border-l-4 border-coral-600 bg-white p-6">
			<p className="text-lg font-semibold text-ink-900">{badData ? t("dataTitle") : t("title")}</p>
			<p className="mt-2">{badData ? t("dataText") : t("text")}</p>
			{hopeless && <p className="mt-2 font-medium">{t("warning")}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="button" onClick={hopeless ? startClean : onRetry}>
					{hopeless ? t("hardReset") : t("retry")}
				</Button>
				<Button type="button" variant="secondary" onClick={() => window.location.reload()}>
					{t("reload")}
				</Button>
			</div>
		</div>
	);
}
