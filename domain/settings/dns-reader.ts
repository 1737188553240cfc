/** What name servers say: the records of a name, none if there is none, or that they gave no answer. */
export type DnsAnswer = { ok: true; values: readonly string[] } | { ok: false };

/** Asks name servers. */
export interface DnsReader {
	txt(name: string): Promise<DnsAnswer>;
	/** `10 mx.agency.com`. An exchange that is a dot alone says that the domain takes no email. */
	mx(name: string): Promise<DnsAnswer>;
}
