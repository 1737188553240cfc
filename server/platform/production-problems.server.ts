import { isLoopbackHost } from "./loopback.server.ts";

const minSecretLength = 32;
const minDistinctCharacters = 8;
/** The share of distinct groups of three characters. Random text repeats almost none. */
const minDistinctGroups = 0.7;
const placeholder = /secret|password|passwort|example|change[-_ ]?me|change[-_ ]this|default|placeholder/i;

interface ProductionValues {
	AUTH_SECRET: string;
	CAPTCHA_SECRET: string;
	SITE_ORIGIN?: string | undefined;
	/** Receives the secret key. It has a default. */
	RECAPTCHA_VERIFY_URL: string;
	LEAD_WEBHOOK_URL: string;
	LEAD_WEBHOOK_SECRET: string;
	METRICS_TOKEN: string;
}

/**
 * The problems of a complete configuration that production refuses, one line per variable. Each line starts with its
 * name.
 */
export function productionProblems(values: ProductionValues): string[] {
	const problems: string[] = [];
	for (const name of ["AUTH_SECRET", "CAPTCHA_SECRET", "METRICS_TOKEN"] as const) {
		// Only this one may be left out.
		const weakness = name === "METRICS_TOKEN" && !values[name] ? undefined : weaknessOf(values[name]);
		if (weakness) problems.push(`${name} ${weakness}. Make one with: openssl rand -base64 32`);
	}
	if (!isEncrypted(values.SITE_ORIGIN ?? "")) problems.push("SITE_ORIGIN must start with https:");
	if (!isEncrypted(values.RECAPTCHA_VERIFY_URL)) problems.push("RECAPTCHA_VERIFY_URL must be an https: address");
	if (values.LEAD_WEBHOOK_URL) {
		if (!isEncrypted(values.LEAD_WEBHOOK_URL)) problems.push("LEAD_WEBHOOK_URL must be an https: address");
		if (!values.LEAD_WEBHOOK_SECRET)
			problems.push("LEAD_WEBHOOK_SECRET is missing: leads are sent only in signed calls");
	}
	return problems;
}

function isEncrypted(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, hostname } = new URL(address);
	return protocol === "https:" || (protocol === "http:" && isLoopbackHost(hostname));
}

/** Why a secret could be guessed, or undefined. */
function weaknessOf(secret: string): string | undefined {
	if (secret.length < minSecretLength) return `is shorter than ${minSecretLength} characters`;
	if (placeholder.test(secret)) return "is a placeholder";
	const groups = Array.from({ length: secret.length - 2 }, (_, start) => secret.slice(start, start + 3));
	if (
		new Set(secret).size < minDistinctCharacters ||
		new Set(groups).size < groups.length * minDistinctGroups ||
		groups.filter(isSequence).length > groups.length * (1 - minDistinctGroups)
	) {
		return "is not random: its characters repeat or follow a pattern";
	}
	return undefined;
}

/** Three neighbors of the alphabet or of the digits, such as `abc` or `321`. */
function isSequence(group: string): boolean {
	const [first, second] = [1, 2].map((at) => group.charCodeAt(at) - group.charCodeAt(at - 1));
	return first === second && Math.abs(first ?? 0) <= 1;
}
