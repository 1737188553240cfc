import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { matchingQuestions } from "#app/features/faq/matching-questions.ts";
import type { Crumb } from "#app/seo/structured-data.ts";
import { agency } from "#content/agency.ts";
import type { FaqPageContent } from "#content/schema.ts";
import { CallToAction } from "./call-to-action.tsx";
import { ContentBand } from "./content-bands.tsx";
import { FaqList } from "./faq-list.tsx";
import { type FrameCopy, PageHero } from "./page-hero.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

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
			<PageHero frame={frame} crumbs={crumbs} title={content.title} lead={content.lead}>
				<SearchField label={t("search")} onSearch={setSearch} />
				<p role="status" className="mt-3 min-h-7 text-sm font-medium text-ink-800 print:hidden">
					{search.trim() && answer}
				</p>
				<TableOfContents label={frame.onThisPage} anchors={groups} layout="row" />
			</PageHero>
			{groups.map(({ id, title, items }, index) => (
				<ContentBand key={id} id={id} title={title} joined={index > 0}>
					<FaqList items={items} />
				</ContentBand>
			))}
			<CallToAction frame={frame} copy={content.callToAction} booking={agency.booking.general} />
		</>
	);
}

/** Shown once it works. */
function SearchField({ label, onSearch }: { label: string; onSearch: (search: string) => void }) {
	const [ready, setReady] = useState(false);
	useEffect(() => setReady(true), []);
	return (
		<div className={`mt-7 print:hidden ${ready ? "" : "invisible"}`}>
			<label htmlFor="faq-search" className="block font-semibold text-ink-900">
				{label}
			</label>
			<input
				id="faq-search"
				type="search"
				autoComplete="off"
				onChange={(event) => onSearch(event.currentTarget.value)}
				className="mt-2 min-h-13 w-full max-w-[34rem] rounded-lg border-2 border-ink-400 bg-white px-4 text-ink-900"
			/>
		</div>
	);
}
