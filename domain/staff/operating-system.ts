/** The more particular first: most systems also name one that they descend from. */
const systems = [
	["Windows", /\bWindows\b/],
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Android", /\bAndroid\b/],
	["ChromeOS", /\bCrOS\b/],
	["macOS", /\bMac(?:intosh| OS X)\b/],
	["Linux", /\bLinux\b/],
] as const;

export type OperatingSystem = (typeof systems)[number][0];

/** The common name of the system or device that a browser runs on; null if the user agent has none that people know. */
export function operatingSystem(userAgent: string): OperatingSystem | null {
	return systems.find(([, pattern]) => pattern.test(userAgent.slice(0, 500)))?.[0] ?? null;
}
