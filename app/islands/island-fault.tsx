import { useTranslations } from "use-intl";
import { Button } from "#app/components/ui/button.tsx";
import { type Fault, useFaultRecovery } from "./use-fault-recovery.ts";

/** Replaces a part of the page that failed. */
export function IslandFault(fault: Fault) {
	const t = useTranslations("common.errors");
	const { hopeless, retry, reload } = useFaultRecovery(fault);
	const { badData } = fault;
	return (
		<div role="alert" className="rounded-lg border-l-4 border-coral-600 bg-white p-6">
			<p className="text-lg font-semibold text-ink-900">{badData ? t("dataTitle") : t("title")}</p>
			<p className="mt-2">{badData ? t("dataText") : t("text")}</p>
			{hopeless && <p className="mt-2 font-medium">{t("warning")}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="button" onClick={retry}>
					{hopeless ? t("hardReset") : t("retry")}
				</Button>
				<Button type="button" variant="secondary" onClick={reload}>
					{t("reload")}
				</Button>
			</div>
		</div>
	);
}
