import { useTranslations } from "use-intl";
import { SampleMark } from "#app/components/ui/sample-mark.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { formatMonth } from "#i18n/format.ts";
import type { Spots } from "./use-spots.ts";

/**
 * How many spots are free, once the first is taken. Before that only the limit is shown. The line has the same height
 * before the number is known.
 */
export function SpotsLine({ locale, maxSpots, spots }: { locale: Locale; maxSpots: number; spots: Spots | null }) {
	const t = useTranslations("claim");
	const claimed = spots ? (spots.spots - spots.free) / spots.spots : 0;
	const isUntouched = claimed === 0;
	const month = spots && formatMonth(locale, spots.month);
	return (
		<div className="rounded-md bg-sand-100 px-4 py-3">
			<p role="status" className="flex min-h-14 items-center font-semibold text-ink-900">
				{!spots || !month || isUntouched
					? t("counting", { spots: spots?.spots ?? maxSpots })
					: spots.free > 0
						? t("free", { free: spots.free, spots: spots.spots, month })
						: t("full", { spots: spots.spots, month })}
			</p>
			<SampleMark of="monthlySpots" className="" />
			<svg
				aria-hidden="true"
				viewBox="0 0 100 2"
				preserveAspectRatio="none"
				className={`mt-1 h-2 w-full rounded-full ${isUntouched ? "invisible" : ""}`}
			>
				<rect width="100" height="2" className="fill-sand-300" />
				<rect width={claimed * 100} height="2" className="fill-ink-600" />
			</svg>
		</div>
	);
}
