import type { ComponentProps } from "react";

/** Drawn on a grid of 24 by 24. */
const shapes = {
	"arrow-right": "M4 12h16m-6-6 6 6-6 6",
	check: "m4.5 12.5 5 5 10-11",
	chevron: "m6 9 6 6 6-6",
	clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2",
	close: "m6 6 12 12M18 6 6 18",
	columns: "M4 5h16v14H4V5Zm5.500 0v14m5-14v14",
	compare: "M12 4v16m-5 0h10M5 8l7-2 7 2M5 8l-2.5 6a2.7 2.7 0 0 0 5 0L5 8Zm14 0-2.5 6a2.7 2.7 0 0 0 5 0L19 8Z",
	external: "M14 4h6v6m0-6-9 9m7 1v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
	globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0c5 5 5 13 0 18m0-18c-5 5-5 13 0 18M3.5 9h17m-17 6h17",
	heart: "M12 20s-8-4.7-8-10.500A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.500C20 15.3 12 20 12 20Z",
	home: "m3 11 9-7 9 7m-15-2v11h4v-6h4v6h4V9",
	mail: "M4 6h16v12H4V6Zm0 1 8 6 8-6",
	menu: "M4 7h16M4 12h16M4 17h16",
	phone: "M6 3h3l2 5-2.5 1.500a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10.3 21 3 13.7 3 6a3 3 0 0 1 3-3Z",
	plus: "M12 5v14M5 12h14",
	refresh:
		"M20 11a8 8 0 0 0-14.500-4.500L3 9.500M3 4v5.500h5.500M4 13a8 8 0 0 0 14.500 4.500l2.500-3m0 5.500v-5.500h-5.500",
	search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.700 11.200L20 20",
	pin: "M12 21s7-6.3 7-11.500a7 7 0 0 0-14 0C5 14.7 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
	speech: "M4 5h16v11h-8l-5 4v-4H4V5Zm4 4h8m-8 3h5",
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, ...props }: ComponentProps<"svg"> & { name: IconName }) {
	return <LineDrawing path={shapes[name]} {...props} />;
}

/** The frame of all icons: lines of one width on a grid of 24 by 24. */
export function LineDrawing({ path, className = "size-5", ...props }: ComponentProps<"svg"> & { path: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className={`line-icon ${className}`} {...props}>
			<path d={path} />
		</svg>
	);
}
