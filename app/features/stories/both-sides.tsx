import { MarkedPoints } from "#app/components/content/marked-points.tsx";
import { Container } from "#app/components/ui/section.tsx";
import type { LandingContent } from "#content/schema.ts";

/** Shows what a product does and doesn't do, in the same size. */
export function BothSides({
	content: { does, doesNot },
	background = "bg-sand-100",
}: {
	content: LandingContent;
	background?: string;
}) {
	return (
		<div className={`${background} py-14 lg:py-20 print:bg-white print:py-4`}>
			<Container className="grid gap-5 md:grid-cols-2 lg:gap-6">
				<Side id="does" copy={does} kind="yes" />
				<Side id="does-not" copy={doesNot} kind="no" />
			</Container>
		</div>
	);
}

function Side({ id, copy: { title, items }, kind }: { id: string; copy: LandingContent["does"]; kind: "yes" | "no" }) {
	return (
		<section aria-labelledby={`${id}-title`} className="rounded-xl bg-white p-6 shadow-sm sm:p-8 print:p-2">
			<h2 id={`${id}-title`} className="text-2xl">
				{title}
			</h2>
			<MarkedPoints points={items} kind={kind} />
		</section>
	);
}
