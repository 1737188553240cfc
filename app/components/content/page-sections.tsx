import type { ReactNode } from "react";
import { Container } from "../ui/section.tsx";
import { ContentTable } from "./content-table.tsx";
import { Paragraphs } from "./rich-text.tsx";
import { Cards, type ContentSection, Points, Steps } from "./section-blocks.tsx";

type Tone = "white" | "sand" | "mist";
const grounds: Record<Tone, string> = { white: "bg-white", sand: "bg-sand-100", mist: "bg-ink-50" };

function toneOf({ layout }: ContentSection): Tone {
	if (layout === "cards") return "sand";
	return layout === "steps" ? "mist" : "white";
}

/** The sections of a page. A line separates adjacent sections of the same color. */
export function PageSections({ sections }: { sections: readonly ContentSection[] }) {
	return sections.map((section, index) => {
		const before = sections[index - 1];
		const tone = toneOf(section);
		return (
			<PageSection
				key={section.id}
				id={section.id}
				title={section.title}
				tone={tone}
				joined={before !== undefined && toneOf(before) === tone}
				wide={section.layout === "cards" || section.layout === "steps"}
			>
				<SectionBody section={section} />
			</PageSection>
		);
	});
}

export function PageSection({
	id,
	title,
	tone = "white",
	joined = false,
	wide = false,
	children,
}: {
	id: string;
	title: string;
	tone?: Tone;
	/** The section above has the same background. */
	joined?: boolean;
	/** Puts the heading above the content instead of next to it. */
	wide?: boolean;
	children: ReactNode;
}) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className={`deferred-layout [--height:56rem] lg:[--height:38rem] ${grounds[tone]} pb-14 lg:pb-20 print:bg-white print:pb-6 ${joined ? "" : "pt-14 lg:pt-20 print:pt-6"}`}
		>
			<Container>
				<div
					className={`grid gap-6 ${wide ? "lg:gap-10" : "lg:grid-cols-[4fr_8fr] lg:gap-16"} ${joined ? "border-t border-ink-200 pt-14 lg:pt-20 print:pt-6" : ""}`}
				>
					<h2 id={`${id}-title`} className="max-w-[44rem] text-2xl">
						{title}
					</h2>
					<div className="min-w-0">{children}</div>
				</div>
			</Container>
		</section>
	);
}

/** A section's content, in the layout that its copy asks for. */
export function SectionBody({ section, narrow = false }: { section: ContentSection; narrow?: boolean }) {
	const { id, layout, paragraphs, items, table } = section;
	return (
		<div className="grid grid-cols-1 gap-8">
			{paragraphs && <Paragraphs texts={paragraphs} className="max-w-[44rem]" />}
			{items && layout === "cards" && <Cards items={items} narrow={narrow} />}
			{items && layout === "steps" && <Steps items={items} narrow={narrow} />}
			{items && layout !== "cards" && layout !== "steps" && (
				<div className="max-w-[44rem]">
					<Points items={items} marked={layout === "checklist"} />
				</div>
			)}
			{table && <ContentTable id={`${id}-table`} {...table} />}
		</div>
	);
}
