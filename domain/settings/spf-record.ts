import type { DnsReader } from "./dns-reader.ts";

/** Receivers look no further either (RFC 7208, section 4.6.4). */
const maxLookups = 10;
const hostName = /^(?=.{1,253}$)[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)+$/;

export function isSpf(text: string): boolean {
	return /^v=spf1(?:\s|$)/i.test(text);
}

/**
 * True if a record lets in what `include` names, by itself or through what it includes, within the lookups of a receiver.
 * Null: name servers didn't say all that would be needed to know.
 */
export async function permits(record: string, include: string, dns: DnsReader): Promise<boolean | null> {
	const read = new Set<string>();
	let lookups = 0;
	let isComplete = true;

	async function letsIn(text: string): Promise<boolean> {
		for (const name of lookupsIn(text)) {
			lookups++;
			if (lookups > maxLookups) return false;
			if (name === include) return true;
			if (name === null || read.has(name)) continue;
			read.add(name);
			const answer = await dns.txt(name);
			if (!answer.ok) isComplete = false;
			else for (const inner of answer.values.filter(isSpf)) if (await letsIn(inner)) return true;
		}
		return false;
	}

	if (await letsIn(record)) return true;
	return isComplete ? false : null;
}

/** One record with everything that these let in, and with `include`. What else comes is suspicious, as before. */
export function spfWith(records: readonly string[], include: string | null): string {
	const terms = records.flatMap((record) => record.trim().split(/\s+/).slice(1));
	const kept = terms.filter((term) => !/^[+?~-]?all$/i.test(term));
	const end = terms.find((term) => /^[?~-]all$/i.test(term));
	const isRedirected = kept.some((term) => /^redirect=/i.test(term));
	const added = include ? [`include:${include}`] : [];
	const last = isRedirected && !end ? [] : [end ?? "~all"];
	return ["v=spf1", ...new Set([...kept, ...added]), ...last].join(" ");
}

/**
 * What a receiver looks up, in its order: nothing after `all`, and `redirect` last, if there is no `all`. The name is null
 * if nobody else is let in by it, or if it has macros, which depend on the email.
 */
function lookupsIn(record: string): (string | null)[] {
	const terms = record.toLowerCase().trim().split(/\s+/).slice(1);
	const end = terms.findIndex((term) => /^[+?~-]?all$/.test(term));
	const mechanisms = (end < 0 ? terms : terms.slice(0, end)).filter((term) =>
		/^[+?~-]?(?:(?:include|exists):|(?:a|mx|ptr)(?:[:/]|$))/.test(term),
	);
	const redirects = end < 0 ? terms.filter((term) => term.startsWith("redirect=")) : [];
	return [...mechanisms, ...redirects].map((term) => {
		const [, name = ""] = /^(?:\+?include:|redirect=)(\S+)$/.exec(term) ?? [];
		return hostName.test(name) ? name : null;
	});
}
