import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import type { DiscTestContent } from "#content/schema.ts";
import { type DiscResult, type DiscStyle, discStyles } from "#domain/profiling/disc-test.ts";
import { ShareBar } from "./share-bar.tsx";
import { StyleDescription } from "./style-description.tsx";

export function DiscResultPanel({
	heading,
	result,
	results,
	total,
	onChange,
	onRestart,
}: {
	heading: Ref<HTMLHeadingElement>;
	result: DiscResult;
	results: DiscTestContent["results"];
	total: number;
	/** Shows the answers again. */
	onChange: () => void;
	onRestart: () => void;
}) {
	const t = useTranslations("disc");
	const { leading, closeSecond, counts } = result;
	const nameOf = (style: DiscStyle) => results[style].name;
	return (
		<section aria-labelledby="result-title" className="mt-8 rounded-xl bg-sand-100 p-6 sm:p-10">
			<h2 id="result-title" ref={heading} tabIndex={-1} className="text-2xl">
				{t("result")}: {leading.map(nameOf).join(" · ")}
			</h2>
			{leading.length > 1 && <p className="mt-4">{t("tie")}</p>}
			{leading.map((style) => (
				<div key={style} className="mt-6">
					{leading.length > 1 && <h3 className="mb-2 text-xl">{nameOf(style)}</h3>}
					<StyleDescription copy={results[style]} />
				</div>
			))}
			{closeSecond.length > 0 && (
				<p className="mt-6 font-medium">{t("second", { name: closeSecond.map(nameOf).join(", ") })}</p>
			)}
			<h3 className="mt-8 text-lg">{t("spread")}</h3>
			<dl className="mt-3 grid max-w-[34rem] gap-3">
				{discStyles.map((style) => (
					<div key={style} className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
						<dt>{nameOf(style)}</dt>
						<dd className="font-medium">{t("count", { count: counts[style], total })}</dd>
						<dd className="col-span-2">
							<ShareBar count={counts[style]} total={total} className="w-full bg-white" />
						</dd>
					</div>
				))}
			</dl>
			<div className="mt-8 flex flex-wrap gap-4">
				<button type="button" onClick={onChange} className={buttonStyle("secondary")}>
					{t("change")}
				</button>
				<button type="button" onClick={onRestart} className={buttonStyle("secondary")}>
					{t("restart")}
				</button>
			</div>
		</section>
	);
}
