import type { ReactNode } from "react";
import { Container } from "../ui/section.tsx";
import { TableOfContents } from "./table-of-contents.tsx";

/** A column of text with links to its sections next to it. */
export function SideIndex({
	label,
	anchors,
	children,
}: {
	label: string;
	anchors: readonly { id: string; title: string }[];
	children: ReactNode;
}) {
	return (
		<Container className="grid grid-cols-1 gap-10 py-12 lg:grid-cols-[17rem_minmax(0,46rem)] lg:gap-20 lg:py-16">
			<div className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-12rem)] lg:self-start lg:overflow-y-auto">
				<TableOfContents label={label} anchors={anchors} layout="column" />
			</div>
			<div className="grid grid-cols-1 content-start gap-12">{children}</div>
		</Container>
	);
}

export function IndexedSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section id={id} aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`} className="mb-5 text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
