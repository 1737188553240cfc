import { Icon } from "../ui/icon.tsx";

interface Anchor {
	id: string;
	title: string;
}

const linkStyle = "inline-flex min-h-11 items-center py-1 leading-snug";

/** Collapsed on phones. On wide screens it is a row above the text or a column next to it. */
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
						<Icon name="chevron" className="size-5 text-ink-500 transition-transform group-open:rotate-180" />
					</summary>
					<Anchors anchors={anchors} className="px-4 pb-3" linkStyle={linkStyle} />
				</details>
			</nav>
			<nav aria-label={label} className="hidden lg:block">
				{layout === "column" && <p className="mb-1 text-sm font-semibold text-ink-900">{label}</p>}
				<Anchors
					anchors={anchors}
					className={layout === "row" ? "flex flex-wrap gap-2 text-sm" : "border-l-2 border-sand-300 pl-5 text-sm"}
					linkStyle={
						layout === "row"
							? `${linkStyle} rounded-full border border-sand-300 bg-white px-4 font-medium text-ink-900 hover:border-ink-600`
							: `${linkStyle} underline-offset-4 hover:underline`
					}
				/>
			</nav>
		</div>
	);
}

function Anchors({
	anchors,
	className,
	linkStyle,
}: {
	anchors: readonly Anchor[];
	className: string;
	linkStyle: string;
}) {
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
