import type { TextPart } from "#domain/blog/compare-documents.ts";

const partTags = { same: "span", added: "ins", removed: "del" } as const;
const partLooks = { same: "", added: "bg-ink-100 text-ink-900", removed: "bg-coral-50 text-coral-800" } as const;

/** A text with what was added to it and removed from it. */
export function TextParts({ parts }: { parts: TextPart[] }) {
	return parts.map(({ kind, text }, index) => {
		const Tag = partTags[kind];
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts are in order, and the same words come again
			<Tag key={index} className={partLooks[kind]}>
				{text}
			</Tag>
		);
	});
}
