import type { ReactNode } from "react";

const tones = {
	white: "bg-white",
	sand: "bg-sand-100",
	dawn: "bg-sand-50",
	ink: "on-dark bg-ink-900 text-ink-100",
} as const;

/** A section of a page, with its width, vertical spacing and background. */
export function Section({
	id,
	tone = "white",
	className = "",
	children,
}: {
	id?: string;
	tone?: keyof typeof tones;
	className?: string;
	children: ReactNode;
}) {
	return (
		<section id={id} aria-labelledby={id && `${id}-title`} className={`py-section ${tones[tone]} ${className}`}>
			<Container>{children}</Container>
		</section>
	);
}

/** The width that all sections share. */
export function Container({ className = "", children }: { className?: string; children: ReactNode }) {
	return <div className={`mx-auto w-full max-w-[80rem] px-gutter ${className}`}>{children}</div>;
}

/** The heading that labels a section. `id` is the section's id. */
export function SectionHeading({
	id,
	title,
	lead,
	className = "",
	dark = false,
}: {
	id: string;
	title: string;
	lead?: string;
	className?: string;
	dark?: boolean;
}) {
	return (
		<div className={`max-w-[44rem] ${className}`}>
			<h2 id={`${id}-title`} className={`text-3xl ${dark ? "text-white" : ""}`}>
				{title}
			</h2>
			{lead && <p className="mt-3 sm:mt-4 sm:text-lg">{lead}</p>}
		</div>
	);
}
