import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { WithheldReason } from "#domain/claims/figures.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";

/** Stands in place of a funnel's result that may not be shown. */
export function WithheldResult({
	reason,
	state,
	takesFocus,
}: {
	reason: WithheldReason;
	state: string | null;
	takesFocus: boolean;
}) {
	const t = useTranslations("withheld");
	const locale = usePageLocale();
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) title.current?.focus();
	}, [takesFocus]);
	const name = jurisdictionName(state ?? "", locale) ?? "";
	return (
		<>
			<h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
				{reason === "unproven" ? t("title") : t("noFigures")}
			</h2>
			<p className="mt-3">{t(`reasons.${reason}`, { state: name })}</p>
		</>
	);
}
