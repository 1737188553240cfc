import { useTranslations } from "use-intl";

interface LiveNews {
	/** New leads that are not shown yet. */
	waiting: number;
	/** New leads that have appeared by themselves since the page was opened. */
	appeared: number;
	show: () => void;
}

/** Covers the end of the line above the list, or stays at the top of the screen if that line is further up. Nothing moves. */
const place = "sticky top-16 z-20 flex h-0 justify-end";

/** Says that there are new leads. */
export function LiveChip({ waiting, appeared, show }: LiveNews) {
	const t = useTranslations("live");
	const words = t("newLeads", { count: waiting || appeared });
	return (
		<div className={place}>
			{waiting > 0 && <ShowButton words={words} onShow={show} />}
			<p role="status" className="sr-only">
				{waiting + appeared > 0 && words}
			</p>
		</div>
	);
}

/** Says that Today has changed. */
export function DayChip({ isWaiting, show }: { isWaiting: boolean; show: () => void }) {
	const t = useTranslations("live");
	return (
		<div role="status" className={place}>
			{isWaiting && <ShowButton words={t("dayChanged")} onShow={show} />}
		</div>
	);
}

function ShowButton({ words, onShow }: { words: string; onShow: () => void }) {
	const t = useTranslations("live");
	return (
		<button
			type="button"
			onClick={onShow}
			className="inline-flex h-11 -translate-y-13 items-center gap-2 self-start rounded-full bg-ink-800 px-5 text-sm font-semibold text-white shadow-md hover:bg-ink-900"
		>
			{`${words} `}
			<span className="underline underline-offset-4">{t("show")}</span>
		</button>
	);
}
