import type { DnsReader } from "./dns-reader.ts";

/** Receivers look no further either (RFC 7208, section 4.6.4). */
const maxLookups = 10;
const hostName = /^(?=.{1,253}$)[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)+$/;

export function isSpf(text: string): boolean {
	return /^v=spf1(?:\s|$)/i.test(text);
}

/**
 * True if a record lets in what `include` names, by itself or through what it includes. Null: name servers didn't say all
 * that would be needed to know.
 */
export async function permits(record: string, include: string, dns: DnsReader): Promise<boolean | null> {
	const open = namesIn(record);
	const read = new Set<string>();
	let isComplete = true;
	while (!open.includes(include)) {
		const name = open.find((one) => !read.has(one));
		if (name === undefined || read.size === maxLookups) return isComplete ? false : null;
		read.add(name);
		const answer = await dns.txt(name);
		if (answer.ok) open.push(...answer.values.filter(isSpf).flatMap(namesIn));
		else isComplete = false;
	}
	return true;
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

/** What a record includes. Names with macros depend on the email. */
function namesIn(record: string): string[] {
	const found = record.toLowerCase().matchAll(/(?:^|\s)(?:\+?include:|redirect=)(\S+)/g);
	return Array.from(found, ([, name = ""]) => name).filter((name) => hostName.test(name));
}
