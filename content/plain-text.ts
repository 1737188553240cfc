/** Copy without the markup of bold text and links. */
export function plainText(text: string): string {
	return text.replace(/\*\*(.+?)\*\*/g, "$1").replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
