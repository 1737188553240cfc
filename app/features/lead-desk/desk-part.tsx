import type { ReactNode } from "react";

/**
 * A part of a lead's page: named by its heading, with what can be done about it beside it. The address of its id leads back
 * to it after its form was sent.
 */
export function DeskPart({
	id,
	title,
	isNameless = false,
	note,
	action,
	children,
}: {
	id: string;
	title: string;
	/** What it holds says what it is, so only screen readers have its name. */
	isNameless?: boolean;
	/** Says beside the heading that there is nothing yet. */
	note?: string | undefined;
	/** A fold: a word beside the heading, and below it when it is open. */
	action?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-6 px-4 py-3">
			<div className={isNameless ? "sr-only" : "flex flex-wrap items-center gap-x-3"}>
				<h2 id={`${id}-title`} className="font-sans text-base">
					{title}
				</h2>
				{note && <p className="text-sm">{note}</p>}
				{action}
			</div>
			<div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">{children}</div>
		</section>
	);
}

/** What is needed now and then: a word, and below it what it opens. Beside a heading, the word stands at the end of the line. */
export function PartFold({
	id,
	label,
	fullLabel,
	describedBy,
	isOpen,
	isBeside = false,
	isSmall = false,
	children,
}: {
	id?: string;
	label: string;
	/** Its name for people who don't see what it stands beside. */
	fullLabel?: string;
	describedBy?: string;
	/** Opens it, because its form has an error. */
	isOpen?: boolean;
	isBeside?: boolean;
	/** Within a line of text. */
	isSmall?: boolean;
	children: ReactNode;
}) {
	return (
		<details
			id={id}
			open={isOpen || undefined}
			className={`min-w-0 open:basis-full ${isBeside ? "ml-auto open:ml-0" : ""}`}
		>
			<summary
				aria-label={fullLabel}
				aria-describedby={describedBy}
				className={`inline-flex items-center text-sm font-semibold text-ink-900 underline underline-offset-4 ${isSmall ? "min-h-6 pointer-coarse:min-h-11" : "min-h-11"}`}
			>
				{label}
			</summary>
			<div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
		</details>
	);
}
