import type { ProductPageContent } from "#content/schema.ts";
import { MarkedPoints } from "./marked-points.tsx";

/** Lists whom a product suits and whom it doesn't, with equal weight. */
export function Fit({ copy }: { copy: ProductPageContent["fit"] }) {
	return (
		<div className="grid gap-5 md:grid-cols-2 lg:gap-6">
			<Side title={copy.forTitle} points={copy.for} kind="yes" />
			<Side title={copy.notForTitle} points={copy.notFor} kind="no" />
		</div>
	);
}

function Side({ title, ...points }: { title: string; points: readonly string[]; kind: "yes" | "no" }) {
	return (
		<div className="rounded-xl bg-white p-6 shadow-sm sm:p-8">
			<h3 className="text-xl">{title}</h3>
			<MarkedPoints {...points} />
		</div>
	);
}
