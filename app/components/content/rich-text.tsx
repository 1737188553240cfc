import type { ReactNode } from "react";
import { ExternalLink } from "../ui/external-link.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { parseRichText, type RichTextPart } from "./parse-rich-text.ts";

const linkStyle = "font-medium underline decoration-coral-500 decoration-2 underline-offset-4";

/** Copy with bold text and links. */
export function RichText({ text }: { text: string }) {
	return parseRichText(text).map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
		<Part key={index} part={part} />
	));
}

function Part({ part }: { part: RichTextPart }): ReactNode {
	switch (part.kind) {
		case "text":
			return part.text;
		case "bold":
			return <strong className="font-semibold">{part.text}</strong>;
		case "page":
			return (
				<SiteLink path={part.path} className={linkStyle}>
					{part.text}
				</SiteLink>
			);
		case "reach":
			return (
				<a href={part.href} className={`${linkStyle} whitespace-nowrap`}>
					{part.text}
				</a>
			);
		case "external":
			return (
				<ExternalLink href={part.href} className={linkStyle}>
					{part.text}
				</ExternalLink>
			);
	}
}

export function Paragraphs({ texts, className = "" }: { texts: readonly string[]; className?: string }) {
	return (
		<div className={`grid gap-4 ${className}`}>
			{texts.map((text) => (
				<p key={text}>
					<RichText text={text} />
				</p>
			))}
		</div>
	);
}
