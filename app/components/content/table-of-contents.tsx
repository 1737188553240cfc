import { Icon } from "../ui/icon.tsx";

interface Anchor {
	id: string;
	title: string;
}

const linkStyle = "inline-flex min-h-11 items-center py-1 leading-snug underline-offset-4 hover:underline";

/** Folded away on phones; beside or above the text where there is room. */
export function TableOfContents({
	label,
	anchors,
	layout,
}: {
	label: string;
	anchors: readonly Anchor[];
	layout: "row" | "column";
}) {
	return (
		<div className="print:hidden">
			<nav aria-label={label} className="lg:hidden">
				<details className="group rounded-lg border border-ink-200 bg-white" suppressHydrationWarning>
					<summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold text-ink-900">
						{label}
						<Icon name="chevron" className="text-ink-500 transition-transform group-open:rotate-180" />
					</summary>
					<Anchors anchors={anchors} className="px-4 pb-3" />
				</details>
			</nav>
			<nav aria-label={label} className="hidden lg:block">
				{layout === "column" && <p className="mb-1 text-sm font-semibold text-ink-900">{label}</p>}
				<Anchors
					anchors={anchors}
					className={layout === "row" ? "flex flex-wrap gap-x-7 text-sm" : "border-l-2 border-sand-300 pl-5 text-sm"}
				/>
			</nav>
		</div>
	);
}

function Anchors({ anchors, className }: { anchors: readonly Anchor[]; className: string }) {
	return (
		<ul className={className}>
			{anchors.map(({ id, title }) => (
				<li key={id}>
					<a href={`#${id}`} className={linkStyle}>
						{title}
					</a>
				</li>
			))}
		</ul>
	);
}
