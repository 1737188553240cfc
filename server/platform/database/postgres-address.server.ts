import { isLoopbackHost } from "../loopback.server.ts";

/** Where the servers are, and what is asked of a connection. */
export interface PostgresAddress {
	/** One address for each host. */
	urls: readonly string[];
	/** Undefined: as the address says. */
	ssl: "require" | undefined;
	/** Undefined: as the address says. */
	target: "primary" | undefined;
}

/** The scheme, the user with the password, the hosts, and the path with the query. */
const parts = /^([a-z]+:\/\/)((?:[^/?]*@)?)([^/?]*)(.*)$/s;

/**
 * Reads an address that may name several hosts.
 * - A site writes, so it wants the primary. The driver's `read-write` takes a standby as well: it means `primary` here.
 * - In production a connection to another machine is encrypted, unless the address says `sslmode=disable`.
 */
export function readPostgresAddress(url: string, production: boolean): PostgresAddress {
	const [, scheme = "", user = "", hosts = "", rest = ""] = parts.exec(url) ?? [];
	const names = hosts.split(",");
	const query = new URLSearchParams(rest.slice(rest.indexOf("?") + 1));
	const target = query.get("target_session_attrs") ?? "read-write";
	const saysTls = query.has("sslmode") || query.has("ssl") || query.has("sslrootcert");
	const isRemote = names.some((name) => name !== "" && !isLoopbackHost(name.replace(/:\d*$/, "")));
	return {
		urls: names.map((name) => `${scheme}${user}${name}${rest}`),
		ssl: production && isRemote && !saysTls ? "require" : undefined,
		target: target === "read-write" ? "primary" : undefined,
	};
}
