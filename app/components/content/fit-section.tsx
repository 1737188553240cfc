import type { ServicePageContent } from "#content/schema.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { RichText } from "./rich-text.tsx";

/** Whom a service suits, and, with the same weight, whom it does not. */
export function Fit({ copy }: { copy: ServicePageContent["fit"] }) {
	return (
		<div className="grid gap-5 md:grid-cols-2 lg:gap-6">
			<Side title={copy.forTitle} points={copy.for} icon="check" tint="bg-sun-100 text-ink-900" />
			<Side title={copy.notForTitle} points={copy.notFor} icon="close" tint="bg-ink-100 text-ink-900" />
		</div>
	);
}

function Side({
	title,
	points,
	icon,
	tint,
}: {
	title: string;
	points: readonly string[];
	icon: IconName;
	tint: string;
}) {
	return (
		<div className="rounded-xl bg-white p-6 shadow-sm sm:p-8">
			<h3 className="text-xl">{title}</h3>
			<ul className="mt-5 grid gap-4">
				{points.map((point) => (
					<li key={point} className="flex gap-3">
						<span className={`mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full ${tint}`}>
							<Icon name={icon} className="size-4" />
						</span>
						<p>
							<RichText text={point} />
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
