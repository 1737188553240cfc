/** The drawings of the articles that the site came with, by their names. They are small. */
const drawings = import.meta.glob<string>("../../public/blog/*.svg", { eager: true, query: "?raw", import: "default" });

const byPath = new Map(Object.entries(drawings).map(([file, svg]) => [file.replace("../../public", ""), svg]));

/** An illustration as an address that holds the drawing itself. Null for any other path. */
export function illustrationData(path: string): string | null {
	const svg = byPath.get(path);
	return svg === undefined ? null : `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
