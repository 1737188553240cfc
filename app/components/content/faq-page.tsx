import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { matchingQuestions } from "#app/features/faq/matching-questions.ts";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { FaqPageContent } from "#content/schema.ts";
import { TalkScene } from "../illustrations/step-scenes.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { FaqList } from "./faq-list.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { IndexedSection, SideIndex } from "./side-index.tsx";

/** Every question at once; with script, only those that hold what the reader types. */
export function FaqPage({
	content,
	frame,
	crumbs,
}: {
	content: FaqPageContent;
	frame: FrameCopy;
	crumbs: readonly Crumb[];
}) {
	const t = useTranslations("faq");
	const [search, setSearch] = useState("");
	const groups = matchingQuestions(content.groups, search);
	const count = groups.reduce((sum, { items }) => sum + items.length, 0);
	const answer = count > 0 ? t("found", { count }) : t("none");
	return (
		<>
			<PageHero frame={frame} crumbs={crumbs} title={content.title} lead={content.lead} picture={<TalkScene />}>
				<div className="mt-7 noscript:hidden print:hidden">
					<SearchField label={t("search")} onSearch={setSearch} />
					<p role="status" className="mt-2 min-h-7 text-sm font-medium text-ink-800">
						{search.trim() && answer}
					</p>
				</div>
			</PageHero>
			<SideIndex label={frame.onThisPage} anchors={groups}>
				{groups.map(({ id, title, items }) => (
					<IndexedSection key={id} id={id} title={title}>
						<FaqList items={items} />
					</IndexedSection>
				))}
			</SideIndex>
			<CallToAction frame={frame} copy={content.callToAction} booking={agency.booking.general} />
		</>
	);
}

function SearchField({ label, onSearch }: { label: string; onSearch: (search: string) => void }) {
	const field = useRef<HTMLInputElement>(null);
	// What was typed before the script ran counts too.
	useEffect(() => onSearch(field.current?.value ?? ""), [onSearch]);
	return (
		<>
			<label htmlFor="faq-search" className="block font-semibold text-ink-900">
				{label}
			</label>
			<input
				ref={field}
				id="faq-search"
				type="search"
				autoComplete="off"
				onChange={(event) => onSearch(event.currentTarget.value)}
				className="mt-2 min-h-13 w-full max-w-[34rem] rounded-lg border-2 border-ink-400 bg-white px-4 text-ink-900"
			/>
		</>
	);
}
