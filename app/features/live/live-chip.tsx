import { useTranslations } from "use-intl";

interface LiveNews {
	/** New leads that are not shown yet. */
	waiting: number;
	/** New leads that have appeared by themselves since the page was opened. */
	appeared: number;
	show: () => void;
}

/** Lies over the line above the leads, or stays at the top of the screen if that line is further up. Nothing moves. */
const place = "sticky top-1 z-30 flex h-0 justify-center print:hidden";

/** Says that there are new leads. */
export function LiveChip({ waiting, appeared, show }: LiveNews) {
	const t = useTranslations("live");
	const words = t("newLeads", { count: waiting || appeared });
	return (
		<div className={`${place} lg:justify-start lg:pl-40`}>
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
			className="inline-flex min-h-11 translate-y-0.5 items-center gap-2 self-start rounded-full bg-ink-800 px-4 text-sm font-semibold whitespace-nowrap text-white shadow-lg hover:bg-ink-900"
		>
			{`${words} `}
			<span className="underline underline-offset-4">{t("show")}</span>
		</button>
	);
}
