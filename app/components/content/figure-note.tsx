import { RichText } from "./rich-text.tsx";

/** The limits of figures, in the same text size as the figures. */
export function FigureNote({ title, text }: { title: string; text: string }) {
	return (
		<div className="rounded-r-lg border-l-4 border-coral-500 bg-white p-5 text-ink-700">
			<h3 className="font-sans text-base font-semibold">{title}</h3>
			<p className="mt-1">
				<RichText text={text} />
			</p>
		</div>
	);
}
