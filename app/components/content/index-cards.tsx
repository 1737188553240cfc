import { Container } from "../ui/section.tsx";
import { RichText } from "./rich-text.tsx";
import type { ContentSection } from "./section-blocks.tsx";

/** The first section of a page that leads to others: its cards, right below the title. */
export function IndexCards({ section: { id, title, items = [], paragraphs = [] } }: { section: ContentSection }) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="bg-sand-50 pb-12 lg:pb-20 print:bg-white">
			<Container>
				<h2 id={`${id}-title`} className="mb-5 text-xl">
					{title}
				</h2>
				{paragraphs.map((text) => (
					<p key={text} className="mb-5 max-w-[44rem]">
						<RichText text={text} />
					</p>
				))}
				<ul className="grid gap-px overflow-hidden rounded-xl bg-sand-300 shadow-lg sm:grid-cols-2 lg:grid-cols-3">
					{items.map(({ title: name, text }) => (
						<li key={text} className="bg-white p-5 last:odd:sm:max-lg:col-span-2 lg:p-7 lg:last:nth-[3n+1]:col-span-3">
							{name && <h3 className="text-lg">{name}</h3>}
							<p className="mt-1.5 text-sm">
								<RichText text={text} />
							</p>
						</li>
					))}
				</ul>
			</Container>
		</section>
	);
}
