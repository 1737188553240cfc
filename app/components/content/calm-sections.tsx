import type { ReactNode } from "react";
import { Container } from "../ui/section.tsx";
import { SectionBody } from "./content-bands.tsx";
import type { ContentSection } from "./section-blocks.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** The sections of a legal page: one column of text, and a way to find a section. `children` follow the last. */
export function CalmSections({
	tocLabel,
	sections,
	children,
}: {
	tocLabel: string;
	sections: readonly ContentSection[];
	children?: ReactNode;
}) {
	return (
		<Container className="grid gap-10 py-12 lg:grid-cols-[17rem_minmax(0,46rem)] lg:gap-20 lg:py-16">
			<div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-12rem)] lg:self-start lg:overflow-y-auto">
				<TableOfContents label={tocLabel} anchors={sections} layout="column" />
			</div>
			<div className="grid gap-12">
				{sections.map((section) => (
					<section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
						<h2 id={`${section.id}-title`} className="mb-5 text-2xl">
							{section.title}
						</h2>
						<SectionBody section={section} narrow />
					</section>
				))}
				{children}
			</div>
		</Container>
	);
}
