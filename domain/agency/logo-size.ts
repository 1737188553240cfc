import type { LogoFacts } from "./brand-facts.ts";

/** The size of a logo in a place with room for so much, in whole pixels: it keeps its shape. */
export function logoSize(
	{ width, height }: Pick<LogoFacts, "width" | "height">,
	room: { width: number; height: number },
): { width: number; height: number } {
	const scale = Math.min(room.width / width, room.height / height);
	const whole = (length: number) => Math.max(1, Math.round(length * scale));
	return { width: whole(width), height: whole(height) };
}
