import { Icon } from "../ui/icon.tsx";
import { RichText } from "./rich-text.tsx";

export interface Faq {
	/** An anchor within the answer, so that a link to it opens the question. */
	id?: string;
	question: string;
	answer: string;
}

export function FaqList({ items }: { items: readonly Faq[] }) {
	return (
		<div className="border-t border-ink-200">
			{items.map(({ id, question, answer }) => (
				<details
					key={question}
					data-choice="question"
					suppressHydrationWarning
					className="group border-b border-ink-200 print:break-inside-avoid print:[&::details-content]:[content-visibility:visible]"
				>
					<summary className="flex min-h-15 items-center justify-between gap-4 py-3 font-semibold text-ink-900 hover:text-coral-700">
						{question}
						<Icon
							name="chevron"
							className="size-5 text-ink-500 transition-transform group-open:rotate-180 print:hidden"
						/>
					</summary>
					<p id={id} className="max-w-[44rem] scroll-mt-20 pb-5">
						<RichText text={answer} />
					</p>
				</details>
			))}
		</div>
	);
}
