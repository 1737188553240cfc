import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import type { DiscTestContent } from "#content/schema.ts";
import { type DiscStyle, discResult, statementOrder } from "#domain/profiling/disc-test.ts";
import { runningProfiler } from "../profiler/running-profiler.ts";
import { DiscResultPanel } from "./disc-result-panel.tsx";
import { ShareBar } from "./share-bar.tsx";
import { itemName, useDiscAnswers } from "./use-disc-answers.ts";

/** The sixteen items and, on request, the result. It leaves the browser only with consent to personalization. */
export function DiscTest({ content }: { content: DiscTestContent }) {
	const t = useTranslations("disc");
	const { items, instructions, results } = content;
	const { answers, answer, restart } = useDiscAnswers(items.length);
	const [requested, setRequested] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const total = items.length;
	const firstOpen = answers.indexOf(undefined);
	const open = answers.filter((style) => style === undefined).length;
	const result = requested ? discResult(answers) : undefined;
	const shown = result !== undefined;
	const counted = result && JSON.stringify(result.counts);

	useEffect(() => {
		if (shown) heading.current?.focus();
	}, [shown]);

	useEffect(() => {
		if (counted) runningProfiler()?.tested(JSON.parse(counted));
	}, [counted]);

	return (
		<>
			<p className="max-w-[44rem] text-lg">{instructions}</p>
			<noscript>
				<p className="mt-6 max-w-[44rem] rounded-lg bg-sand-100 p-5">{t("noScript")}</p>
			</noscript>
			<div className="mt-10 grid gap-6 lg:grid-cols-2">
				{items.map((statements, item) => (
					<Item
						key={statements.D}
						number={item + 1}
						total={total}
						statements={statements}
						order={statementOrder(item)}
						chosen={answers[item]}
						onChoose={(style) => answer(item, style)}
					/>
				))}
			</div>
			<div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 noscript:hidden">
				<button type="button" onClick={() => setRequested(true)} className={buttonStyle("primary", "min-h-14 px-8")}>
					{t("show")}
				</button>
				<p className="flex flex-wrap items-center gap-3 text-sm font-medium">
					<ShareBar count={total - open} total={total} className="w-44 bg-ink-100" />
					{t("progress", { done: total - open, total })}
				</p>
			</div>
			<p role="status" className="mt-4">
				{requested && open > 0 && (
					<>
						{t("missing", { count: open })}{" "}
						<a href={`#item-${firstOpen + 1}`} className="font-semibold underline underline-offset-4">
							{t("goToFirst")}
						</a>
					</>
				)}
			</p>
			{result && (
				<DiscResultPanel
					heading={heading}
					result={result}
					results={results}
					total={total}
					onRestart={() => {
						restart();
						setRequested(false);
						document.getElementById("item-1")?.scrollIntoView();
					}}
				/>
			)}
		</>
	);
}

function Item({
	number,
	total,
	statements,
	order,
	chosen,
	onChoose,
}: {
	number: number;
	total: number;
	statements: Record<DiscStyle, string>;
	order: readonly DiscStyle[];
	chosen: DiscStyle | undefined;
	onChoose: (style: DiscStyle) => void;
}) {
	const t = useTranslations("disc");
	return (
		<fieldset id={`item-${number}`} className="min-w-0 rounded-xl border border-ink-200 bg-white p-5 sm:p-6">
			<legend className="float-left mb-2 w-full text-sm font-semibold text-ink-600">
				{t("group", { number, total })}
			</legend>
			<div className="clear-both grid gap-1">
				{order.map((style) => (
					<label
						key={style}
						className="flex min-h-12 items-center gap-3 rounded-lg px-3 py-2 leading-snug text-ink-900 hover:bg-sand-50 has-checked:bg-sun-100 has-checked:font-medium"
					>
						<input
							type="radio"
							name={itemName(number - 1)}
							value={style}
							checked={chosen === style}
							onChange={() => onChoose(style)}
							className="size-6 shrink-0 accent-ink-900"
						/>
						{statements[style]}
					</label>
				))}
			</div>
		</fieldset>
	);
}
