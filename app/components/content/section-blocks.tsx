import type { ArticlePageContent } from "#content/schema.ts";
import { Icon } from "../ui/icon.tsx";
import { Folded } from "./folded.tsx";
import { RichText } from "./rich-text.tsx";

export type ContentSection = ArticlePageContent["sections"][number];
type Items = NonNullable<ContentSection["items"]>;

/** Two or four cards form rows of two, other numbers rows of three. Three cards stack until all fit in one row. */
function columnsFor(count: number): string {
	if (count === 3) return "lg:grid-cols-3";
	return count === 2 || count === 4 ? "md:grid-cols-2" : "md:grid-cols-2 lg:grid-cols-3";
}

/** Fills every row, even with five cards. */
function cardGrid(count: number, narrow: boolean): string {
	if (narrow) return "grid md:grid-cols-2";
	return count === 2 || count === 4 ? `grid ${columnsFor(count)}` : "flex flex-wrap *:grow *:basis-72";
}

/** @param narrow shows the cards in a column of text */
export function Cards({ items, narrow = false }: { items: Items; narrow?: boolean }) {
	const background = narrow ? "bg-sand-50" : "border-t-4 border-sun-300 bg-white shadow-sm";
	return (
		<ul className={`gap-5 lg:gap-6 ${cardGrid(items.length, narrow)}`}>
			{items.map(({ title, text }) => (
				<li key={text} className={`overflow-hidden rounded-xl ${background}`}>
					<div className={`print:p-2 ${narrow ? "p-5" : "p-6 sm:p-7"}`}>
						{title && <h3 className={narrow ? "text-lg" : "text-xl"}>{title}</h3>}
						<p className={title ? "mt-3" : ""}>
							<RichText text={text} />
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}

/** @param folded shows the titles alone until the reader wants more */
export function Steps({ items, narrow = false, folded = false }: { items: Items; narrow?: boolean; folded?: boolean }) {
	return (
		<ol className={`grid gap-x-10 gap-y-8 ${narrow ? "" : columnsFor(items.length)}`}>
			{items.map(({ title, text }, index) => (
				<li key={text} className="flex gap-4">
					<span
						aria-hidden="true"
						className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-ink-900 font-semibold text-white print:border print:bg-white print:text-ink-900"
					>
						{index + 1}
					</span>
					{folded ? (
						<Folded
							title={<h3 className="font-sans text-base leading-snug font-semibold">{title}</h3>}
							className="min-w-0 grow self-start"
						>
							<p className="px-4 pb-4">
								<RichText text={text} />
							</p>
						</Folded>
					) : (
						<div>
							{title && <h3 className={`pt-1 ${narrow ? "text-lg" : "text-xl"}`}>{title}</h3>}
							<p className="mt-2">
								<RichText text={text} />
							</p>
						</div>
					)}
				</li>
			))}
		</ol>
	);
}

export function Points({ items, marked = true }: { items: Items; marked?: boolean }) {
	return (
		<ul className="grid gap-4">
			{items.map(({ title, text }) => (
				<li key={text} className="flex gap-3">
					{marked && <Icon name="check" className="mt-1 size-5 text-ink-500" />}
					<p>
						{title && <strong className="block font-semibold text-ink-900">{title}</strong>}
						<RichText text={text} />
					</p>
				</li>
			))}
		</ul>
	);
}
