import type { DnsReader } from "./dns-reader.ts";
import type { MailRecord, MailRecordKind } from "./mail-records.ts";
import { isSpf, permits, spfWith } from "./spf-record.ts";

export type MailRecordState = "found" | "notNeeded" | "missing" | "differs" | "unchecked";

/** What a reader has to know beyond the state. */
export type MailRecordNote =
	| "noAnswer"
	| "several"
	| "spfAnybody"
	| "spfLacks"
	| "spfUnread"
	| "spfNotNeeded"
	| "dkimSelector"
	| "dkimRevoked"
	| "dmarcPolicy"
	| "dmarcWatches"
	| "mxNone";

export interface CheckedRecord extends MailRecord {
	state: MailRecordState;
	/** What is there. */
	seen: readonly string[];
	note: MailRecordNote | null;
}

type Verdict = Pick<CheckedRecord, "state" | "seen" | "note"> & { suggested?: string };

const unchecked: Verdict = { state: "unchecked", seen: [], note: "noAnswer" };

/** Compares what a domain needs with what name servers say. */
export function checkMailRecords(records: readonly MailRecord[], dns: DnsReader): Promise<CheckedRecord[]> {
	return Promise.all(records.map(async (record) => ({ ...record, ...(await checks[record.kind](record, dns)) })));
}

const checks: Record<MailRecordKind, (record: MailRecord, dns: DnsReader) => Promise<Verdict>> = {
	async spf({ name, include, isNotNeeded }, dns) {
		const answer = await dns.txt(name);
		if (!answer.ok) return unchecked;
		const seen = answer.values.filter(isSpf);
		const [first] = seen;
		if (first === undefined && isNotNeeded) return { state: "notNeeded", seen, note: "spfNotNeeded" };
		if (first === undefined) return { state: "missing", seen, note: null };
		const suggested = spfWith(seen, include);
		if (seen.length > 1) return { state: "differs", seen, note: "several", suggested };
		if (/\s\+?all(?:\s|$)/i.test(first)) return { state: "differs", seen, note: "spfAnybody", suggested };
		if (!include) return { state: "found", seen, note: isNotNeeded ? "spfNotNeeded" : "spfUnread" };
		const isPermitted = await permits(first, include, dns);
		if (isPermitted === null) return { ...unchecked, seen };
		return isPermitted ? { state: "found", seen, note: null } : { state: "differs", seen, note: "spfLacks", suggested };
	},
	async dkim({ lookups }, dns) {
		if (lookups.length === 0) return { state: "unchecked", seen: [], note: "dkimSelector" };
		const answers = await Promise.all(lookups.map((name) => dns.txt(name)));
		const seen = answers.flatMap((answer) => (answer.ok ? answer.values.filter(isKey) : []));
		if (seen.some((key) => /(?:^|;)\s*p\s*=\s*[^\s;]/i.test(key))) return { state: "found", seen, note: null };
		if (seen.length > 0) return { state: "differs", seen, note: "dkimRevoked" };
		return answers.every(({ ok }) => ok) ? { state: "missing", seen, note: "dkimSelector" } : unchecked;
	},
	async dmarc({ lookups }, dns) {
		for (const [index, name] of lookups.entries()) {
			const answer = await dns.txt(name);
			if (!answer.ok) return unchecked;
			const seen = answer.values.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/i.test(text));
			const [first] = seen;
			if (first === undefined) continue;
			if (seen.length > 1) return { state: "differs", seen, note: "several" };
			const policy = (index > 0 && tagOf(first, "sp")) || tagOf(first, "p");
			if (policy === "none") return { state: "found", seen, note: "dmarcWatches" };
			const isKnown = policy === "quarantine" || policy === "reject";
			return isKnown ? { state: "found", seen, note: null } : { state: "differs", seen, note: "dmarcPolicy" };
		}
		return { state: "missing", seen: [], note: null };
	},
	async mx({ name }, dns) {
		const answer = await dns.mx(name);
		if (!answer.ok) return unchecked;
		const seen = answer.values;
		if (seen.length === 0) return { state: "missing", seen, note: null };
		const isClosed = seen.every((value) => /^\d+ \.$/.test(value));
		return isClosed ? { state: "differs", seen, note: "mxNone" } : { state: "found", seen, note: null };
	},
};

const isKey = (text: string) => /(?:^|;)\s*p\s*=/i.test(text);

function tagOf(record: string, tag: string): string | undefined {
	const found = new RegExp(`(?:^|;)\\s*${tag}\\s*=\\s*([a-z]+)`, "i").exec(record);
	return found?.[1]?.toLowerCase();
}
