import type { ReactNode } from "react";
import { RichText } from "#app/components/content/rich-text.tsx";
import { Container } from "#app/components/ui/section.tsx";
import type { CaseStudyContent } from "#content/schema.ts";
import { ExampleMark } from "./example-mark.tsx";

export function CaseStudyHero({
	content: { title, lead, notice },
	mark,
	illustration,
}: {
	content: CaseStudyContent;
	mark: string;
	illustration: ReactNode;
}) {
	return (
		<div className="bg-sand-50 print:bg-white">
			<Container className="grid items-center gap-10 py-10 md:grid-cols-[7fr_5fr] lg:gap-16 lg:py-16">
				<div className="max-w-[46rem]">
					<ExampleMark label={mark} />
					<h1 className="mt-5 text-3xl">{title}</h1>
					<p className="mt-5 text-lg">
						<RichText text={lead} />
					</p>
					<p className="mt-6 rounded-r-lg border-l-4 border-sun-400 bg-white p-5">
						<RichText text={notice} />
					</p>
				</div>
				<div className="overflow-hidden rounded-xl shadow-lg print:hidden">{illustration}</div>
			</Container>
		</div>
	);
}
