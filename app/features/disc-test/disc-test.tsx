import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import type { DiscTestContent } from "#content/schema.ts";
import { discResult } from "#domain/profiling/disc-test.ts";
import { runningProfiler } from "../profiler/running-profiler.ts";
import { DiscItem } from "./disc-item.tsx";
import { DiscResultPanel } from "./disc-result-panel.tsx";
import { ShareBar } from "./share-bar.tsx";
import { useDiscAnswers } from "./use-disc-answers.ts";

/**
 * The sixteen items, one at a time, and then the result. It leaves the browser only with consent to personalization.
 */
export function DiscTest({ content }: { content: DiscTestContent }) {
	const t = useTranslations("disc");
	const { items, instructions, results } = content;
	const total = items.length;
	const { answers, answer, restart, current, goTo } = useDiscAnswers(total);
	const [requested, setRequested] = useState(false);
	const [isReminded, setReminded] = useState(false);
	const legend = useRef<HTMLLegendElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const done = answers.filter(Boolean).length;
	const result = requested ? discResult(answers) : undefined;
	const shown = result !== undefined;
	const counted = result && JSON.stringify(result.counts);

	useEffect(() => {
		if (shown) heading.current?.focus();
	}, [shown]);

	useEffect(() => {
		if (counted) runningProfiler()?.tested(JSON.parse(counted));
	}, [counted]);

	/** Tells screen readers which question is shown. Scrolls only if the question would start off the screen. */
	function move(item: number) {
		setReminded(false);
		goTo(item);
		requestAnimationFrame(() => {
			legend.current?.focus({ preventScroll: true });
			showFromStart(legend.current?.parentElement);
		});
	}

	function next() {
		if (answers[current]) move(current + 1);
		else setReminded(true);
	}

	return (
		<div className="mx-auto max-w-[44rem]">
			<p className="sm:text-lg">{instructions}</p>
			<noscript>
				<p className="mt-6 rounded-lg bg-sand-100 p-5">{t("noScript")}</p>
			</noscript>
			<div className={shown ? "hidden" : ""}>
				<div className="mt-5 mb-3 grid sm:mt-8 gap-2 text-sm font-medium noscript:hidden">
					<ShareBar count={done} total={total} className="w-full bg-ink-100" />
					<span role="status">{isReminded ? t("choose") : t("progress", { done, total })}</span>
				</div>
				<div className="grid gap-6">
					{items.map((statements, item) => (
						<DiscItem
							key={statements.D}
							legend={item === current ? legend : undefined}
							item={item}
							total={total}
							statements={statements}
							chosen={answers[item]}
							isCurrent={item === current}
							onChoose={(style, byPointer) => {
								answer(item, style);
								setReminded(false);
								if (byPointer && item + 1 < total) move(item + 1);
							}}
						/>
					))}
				</div>
				<div className="mt-6 flex flex-wrap items-center justify-between gap-4 noscript:hidden">
					<button
						type="button"
						onClick={() => move(current - 1)}
						disabled={current === 0}
						className={buttonStyle("secondary", "min-h-13 disabled:invisible")}
					>
						{t("back")}
					</button>
					{done === total ? (
						<button
							type="button"
							onClick={() => setRequested(true)}
							className={buttonStyle("primary", "min-h-13 px-8")}
						>
							{t("show")}
						</button>
					) : (
						<button type="button" onClick={next} className={buttonStyle("primary", "min-h-13 px-8")}>
							{t("next")}
						</button>
					)}
				</div>
			</div>
			{result && (
				<DiscResultPanel
					heading={heading}
					result={result}
					results={results}
					total={total}
					onChange={() => {
						setRequested(false);
						move(0);
					}}
					onRestart={() => {
						restart();
						setRequested(false);
						move(0);
					}}
				/>
			)}
		</div>
	);
}

/** Scrolls to the beginning of a question, unless it is on the screen already, below what sticks to its upper edge. */
function showFromStart(question: Element | null | undefined): void {
	if (!question) return;
	const { top } = question.getBoundingClientRect();
	const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
	if (top < covered || top > window.innerHeight / 2) question.scrollIntoView();
}
