declare module "virtual:script-words" {
	/** Separated by spaces; null without a build. */
	const words: { everywhere: string; islands: Record<string, string> } | null;
	export default words;
}
