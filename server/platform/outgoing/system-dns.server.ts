import { Resolver } from "node:dns/promises";
import type { DnsAnswer, DnsReader } from "#domain/settings/dns-reader.ts";

const limitMs = 8000;
/** A domain that has more records than this doesn't get a longer page. */
const maxValues = 100;
const maxLength = 2000;
/** There is no such name, or it has no record of that type. */
const none = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Asks the name servers of this machine, for eight seconds from now. Whatever they do, there is an answer.
 * @param servers others, as tests have them
 */
export function systemDns(servers?: readonly string[]): DnsReader {
	const resolver = new Resolver({ timeout: 2000, tries: 2 });
	if (servers) resolver.setServers(servers);
	const signal = AbortSignal.timeout(limitMs);
	signal.addEventListener("abort", () => resolver.cancel(), { once: true });

	async function ask(read: () => Promise<string[]>): Promise<DnsAnswer> {
		if (signal.aborted) return { ok: false };
		try {
			const values = await read();
			return { ok: true, values: values.slice(0, maxValues).map((value) => value.slice(0, maxLength)) };
		} catch (error) {
			return none.has((error as NodeJS.ErrnoException).code ?? "") ? { ok: true, values: [] } : { ok: false };
		}
	}

	return {
		// A long text comes in parts.
		txt: (name) => ask(async () => (await resolver.resolveTxt(name)).map((parts) => parts.join(""))),
		mx: (name) =>
			ask(async () => {
				const found = await resolver.resolveMx(name);
				return found
					.sort((one, other) => one.priority - other.priority)
					.map(({ priority, exchange }) => `${priority} ${exchange || "."}`);
			}),
	};
}
