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
 * Why an address can't be read, as the end of a sentence that begins with the name of its variable. It names the host, and no
 * part of the user and the password. Undefined if it can be read.
 */
export function addressProblem(url: string): string | undefined {
	const [, scheme = "", user = "", hosts = "", rest = ""] = parts.exec(url) ?? [];
	if (!/^postgres(?:ql)?:/.test(scheme)) return "must start with postgres://";
	const names = hosts.split(",");
	const wrong = names.find((name) => !URL.canParse(`${scheme}${name}/`) || (name === "" && names.length > 1));
	// A slash in a password ends the hosts. Then these are a part of it.
	const [path = ""] = rest.split("?");
	const isCut = user === "" && (wrong === undefined ? path : rest).includes("@");
	if (isCut || !URL.canParse(`${scheme}${user}host`)) {
		return "has a user or a password with characters that must be written as %XX, such as %2F for a slash";
	}
	return wrong === undefined ? undefined : `names an unreadable host: ${JSON.stringify(wrong)}`;
}

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
