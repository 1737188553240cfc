import type { LandingContent } from "#content/schema.ts";
import { RichText } from "../content/rich-text.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Container } from "../ui/section.tsx";

/** What a product does and what it does not, at the same size. */
export function BothSides({
	content: { does, doesNot },
	ground = "bg-sand-100",
}: {
	content: LandingContent;
	ground?: string;
}) {
	return (
		<div className={`${ground} py-14 lg:py-20 print:bg-white print:py-4`}>
			<Container className="grid gap-5 md:grid-cols-2 lg:gap-6">
				<Side id="does" copy={does} icon="check" tint="bg-sun-100 text-ink-900" />
				<Side id="does-not" copy={doesNot} icon="close" tint="bg-ink-100 text-ink-900" />
			</Container>
		</div>
	);
}

function Side({
	id,
	copy: { title, items },
	icon,
	tint,
}: {
	id: string;
	copy: LandingContent["does"];
	icon: IconName;
	tint: string;
}) {
	return (
		<section aria-labelledby={`${id}-title`} className="rounded-xl bg-white p-6 shadow-sm sm:p-8 print:p-2">
			<h2 id={`${id}-title`} className="text-2xl">
				{title}
			</h2>
			<ul className="mt-5 grid gap-4">
				{items.map((item) => (
					<li key={item} className="flex gap-3">
						<span className={`mt-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-full ${tint}`}>
							<Icon name={icon} className="size-4" />
						</span>
						<p>
							<RichText text={item} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
