import type { DnsAnswer, DnsReader } from "#domain/settings/dns-reader.ts";

/**
 * Name servers that know these records and no others.
 * @param records by type and name: `TXT agency.example`. "silent" gives no answer.
 */
export function fakeDns(
	records: Readonly<Record<string, readonly string[] | "silent">>,
): DnsReader & { asked: string[] } {
	const asked: string[] = [];
	const answer = async (question: string): Promise<DnsAnswer> => {
		asked.push(question);
		const found = records[question] ?? [];
		return found === "silent" ? { ok: false } : { ok: true, values: found };
	};
	return { asked, txt: (name) => answer(`TXT ${name}`), mx: (name) => answer(`MX ${name}`) };
}
