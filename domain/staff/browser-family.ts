/** The more particular first: most browsers also name those that they descend from. */
const families = [
	["Microsoft Edge", /\bEdg(?:e|A|iOS)?\//],
	["Opera", /\b(?:OPR|Opera)\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Firefox", /\b(?:Firefox|FxiOS)\//],
	["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
	["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

export type BrowserFamily = (typeof families)[number][0];

/** The common name of a browser; null if the user agent has none that people know. */
export function browserFamily(userAgent: string): BrowserFamily | null {
	return families.find(([, pattern]) => pattern.test(userAgent.slice(0, 500)))?.[0] ?? null;
}
