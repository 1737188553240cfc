import type { ReactNode } from "react";
import type { ArticlePageContent } from "#content/schema.ts";
import { Icon } from "../ui/icon.tsx";
import { RichText } from "./rich-text.tsx";

export type ContentSection = ArticlePageContent["sections"][number];
type Items = NonNullable<ContentSection["items"]>;

/** Two or four look best in pairs, the rest in threes. */
function columnsFor(count: number): string {
	return count === 2 || count === 4 ? "md:grid-cols-2" : "md:grid-cols-2 lg:grid-cols-3";
}

/** What a card shows above its words. */
export type CardPicture = (text: string) => ReactNode;

/** @param narrow within a column of text */
export function Cards({
	items,
	narrow = false,
	picture,
}: {
	items: Items;
	narrow?: boolean;
	picture?: CardPicture | undefined;
}) {
	const card = narrow ? "bg-sand-50 p-5" : "border-t-4 border-sun-300 bg-white p-6 shadow-sm sm:p-7";
	return (
		<ul className={`grid gap-5 lg:gap-6 ${narrow ? "md:grid-cols-2" : columnsFor(items.length)}`}>
			{items.map(({ title, text }) => (
				<li key={text} className={`overflow-hidden rounded-xl print:p-2 ${card}`}>
					{picture && <div className="-mx-6 -mt-6 mb-6 sm:-mx-7 sm:-mt-7 print:hidden">{picture(text)}</div>}
					{title && <h3 className={narrow ? "text-lg" : "text-xl"}>{title}</h3>}
					<p className={title ? "mt-3" : ""}>
						<RichText text={text} />
					</p>
				</li>
			))}
		</ul>
	);
}

export function Steps({ items, narrow = false }: { items: Items; narrow?: boolean }) {
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
					<div>
						{title && <h3 className={`pt-1 ${narrow ? "text-lg" : "text-xl"}`}>{title}</h3>}
						<p className="mt-2">
							<RichText text={text} />
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}

/** Points to tick off; without marks where the copy asks for none. */
export function Points({ items, marked = true }: { items: Items; marked?: boolean }) {
	return (
		<ul className="grid gap-4">
			{items.map(({ title, text }) => (
				<li key={text} className="flex gap-3">
					{marked && <Icon name="check" className="mt-1 size-5 text-coral-600" />}
					<p>
						{title && <strong className="block font-semibold text-ink-900">{title}</strong>}
						<RichText text={text} />
					</p>
				</li>
			))}
		</ul>
	);
}
