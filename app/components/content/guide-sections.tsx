import { Container } from "../ui/section.tsx";
import { SectionBody } from "./page-sections.tsx";
import type { ContentSection } from "./section-blocks.tsx";

/** The chapters of a guide, with large numbers next to them. */
export function GuideSections({ sections }: { sections: readonly ContentSection[] }) {
	return (
		<Container className="py-10 lg:py-16">
			{sections.map((section, index) => (
				<section
					key={section.id}
					id={section.id}
					aria-labelledby={`${section.id}-title`}
					className="deferred-layout grid gap-x-10 gap-y-4 border-b-2 border-sand-200 py-9 [--height:44rem] last:border-b-0 md:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)] lg:py-14 lg:[--height:30rem]"
				>
					<p
						aria-hidden="true"
						className="font-serif text-4xl leading-none font-semibold text-coral-600 max-md:hidden lg:text-[5rem]"
					>
						{index + 1}
					</p>
					<div className="min-w-0">
						<h2 id={`${section.id}-title`} className="mb-5 max-w-[44rem] text-2xl lg:mb-7">
							<span aria-hidden="true" className="mr-2.5 text-coral-600 md:hidden">
								{index + 1}
							</span>
							{section.title}
						</h2>
						<SectionBody section={section} narrow />
					</div>
				</section>
			))}
		</Container>
	);
}

/** The chapters by number, next to the guide's title. */
export function GuideContents({
	label,
	anchors,
}: {
	label: string;
	anchors: readonly { id: string; title: string }[];
}) {
	return (
		<nav aria-label={label} className="rounded-xl bg-ink-900 p-5 text-ink-100 on-dark max-md:-mt-3 lg:p-8 print:hidden">
			<p className="mb-2 font-semibold text-sun-200">{label}</p>
			<ol>
				{anchors.map(({ id, title }, index) => (
					<li key={id} className="flex items-baseline gap-3 border-ink-700 not-first:border-t">
						<span aria-hidden="true" className="w-5 shrink-0 font-serif text-lg font-semibold text-sun-200">
							{index + 1}
						</span>
						<a href={`#${id}`} className="inline-flex min-h-11 grow items-center py-1.5 leading-snug hover:text-white">
							{title}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
