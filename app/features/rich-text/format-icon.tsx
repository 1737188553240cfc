import { LineDrawing } from "#app/components/ui/icon.tsx";

/** Drawn on a grid of 24 by 24. Formats without a common icon use words. */
const shapes = {
	bold: "M7 5h6a3.500 3.500 0 0 1 0 7H7V5Zm0 7h7a3.500 3.500 0 0 1 0 7H7v-7Z",
	italic: "M10 5h7M7 19h7m1-14-5 14",
	bulletList: "M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01",
	orderedList: "M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 15c0-1.500 3-1.500 3 0 0 1.200-3 2.500-3 4h3",
	quote: "M5 6v12M10 8h10M10 12h10M10 16h6",
	note: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v6m0-9.500v.01",
	link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
	image: "M4 5h16v14H4V5Zm0 11 5-5 4 4 2-2 5 5M15.500 9h.01",
	table: "M4 5h16v14H4V5Zm0 5h16M4 14.500h16M9.500 5v14M14.500 5v14",
	undo: "M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
	redo: "m15 5 5 5-5 5m5-5H10a5 5 0 0 0 0 10h3",
	help: "M3 7h18v11H3V7Zm4 4h.01M11 11h.01M15 11h.01M8 14.500h8",
} as const;

const letters = { heading: "H2", subheading: "H3" } as const;

export type FormatIconName = keyof typeof shapes | keyof typeof letters;

export function FormatIcon({ name }: { name: FormatIconName }) {
	if (name in letters) {
		return (
			<span aria-hidden="true" className="font-serif text-base font-semibold">
				{letters[name as keyof typeof letters]}
			</span>
		);
	}
	return <LineDrawing path={shapes[name as keyof typeof shapes]} />;
}
