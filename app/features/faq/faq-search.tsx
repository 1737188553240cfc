import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { holdsEveryWord } from "#domain/search/terms.ts";
import { faqRoot } from "./faq-root.ts";

/** Shows only the page's questions that match the search. `groups` are the ids of their sections. */
export function FaqSearch({ groups }: { groups: readonly string[] }) {
	const t = useTranslations("faq");
	const label = useRef<HTMLLabelElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const [search, setSearch] = useState("");
	const [count, setCount] = useState(0);

	// The reader may have typed before the script ran.
	useEffect(() => setSearch(field.current?.value ?? ""), []);
	useEffect(() => {
		setCount(showMatchingQuestions(groups, search));
		if (search.trim()) makeRoomForAnswers(label.current);
	}, [groups, search]);

	return (
		<>
			<label ref={label} htmlFor="faq-search" className="block font-semibold text-ink-900">
				{t("search")}
			</label>
			<input
				ref={field}
				id="faq-search"
				type="search"
				autoComplete="off"
				onChange={(event) => setSearch(event.currentTarget.value)}
				className="mt-2 min-h-13 w-full rounded-lg border-2 border-ink-400 bg-white px-4 text-ink-900"
			/>
			<p role="status" className="mt-2 min-h-7 text-sm font-medium text-ink-800">
				{search.trim() && (count > 0 ? t("found", { count }) : t("none"))}
			</p>
		</>
	);
}

/** A phone's keyboard leaves half of the screen: the field moves to its top, the answers follow. */
function makeRoomForAnswers(label: HTMLElement | null) {
	const room = window.visualViewport?.height ?? window.innerHeight;
	const top = label?.getBoundingClientRect().top ?? 0;
	if (top < 0 || top > room / 3) label?.scrollIntoView({ block: "start" });
}

/**
 * Hides the questions that lack a word of the search, in question and answer, and groups without any match.
 * @param groups ids of the sections that contain the questions
 * @returns the number of questions shown
 */
function showMatchingQuestions(groups: readonly string[], search: string): number {
	document.getElementById(faqRoot)?.toggleAttribute("data-searching", search.trim() !== "");
	let count = 0;
	for (const id of groups) {
		const group = document.getElementById(id);
		if (!group) continue;
		const shown = [...group.querySelectorAll("details")].filter((question) => {
			question.hidden = !holdsEveryWord(question.textContent, search);
			return !question.hidden;
		});
		group.hidden = shown.length === 0;
		for (const link of document.querySelectorAll<HTMLElement>(`nav li:has(> a[href="#${id}"])`))
			link.hidden = group.hidden;
		count += shown.length;
	}
	return count;
}
