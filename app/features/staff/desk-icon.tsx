import { LineDrawing } from "#app/components/ui/icon.tsx";
import type { MainPage } from "#server/lead-desk/desk-pages.server.ts";

/** Drawn on a grid of 24 by 24. */
const shapes: Record<MainPage | "account" | "fold" | "menu", string> = {
	today:
		"M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.600 5.600l1.400 1.400m10 10 1.400 1.400m0-12.800-1.400 1.400m-10 10-1.400 1.400",
	leads:
		"M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Zm-6 15a6 6 0 0 1 12 0m1-14.500a3 3 0 0 1 0 6m2 3a5.500 5.500 0 0 1 3 5",
	clients: "M10 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM4 20a6 6 0 0 1 10-4.500m1 2 2 2 4-4.500",
	calendar: "M5 6h14v14H5V6Zm0 5h14M9 3.500V7m6-3.500V7",
	blog: "m4 20 1-4L16.500 4.500l3 3L8 19l-4 1Zm10-13 3 3",
	manage: "M4 7h9m4 0h3M4 17h3m4 0h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z",
	account: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM5 20a7 7 0 0 1 14 0",
	menu: "M4 7h16M4 12h16M4 17h16",
	fold: "M4 5h16v14H4V5Zm5 0v14m6-9-2 2 2 2",
};

/** The icons of the staff pages, which visitors' scripts need not have. */
export function DeskIcon({ name, className }: { name: keyof typeof shapes; className?: string }) {
	return <LineDrawing path={shapes[name]} className={`size-5 ${className ?? ""}`} />;
}
