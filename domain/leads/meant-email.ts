/** Where most visitors have their mail. */
export const commonMailHosts = [
	"gmail.com",
	"yahoo.com",
	"hotmail.com",
	"outlook.com",
	"icloud.com",
	"aol.com",
	"live.com",
	"msn.com",
	"comcast.net",
	"bellsouth.net",
	"verizon.net",
	"sbcglobal.net",
	"att.net",
	"protonmail.com",
	"hotmail.es",
	"yahoo.es",
	"hotmail.com.br",
	"yahoo.com.br",
	"uol.com.br",
	"bol.com.br",
	"terra.com.br",
] as const;

/** Real hosts that look like a typing error of a common one. */
export const similarMailHosts: ReadonlySet<string> = new Set([
	"mail.com",
	"email.com",
	"ymail.com",
	"gmx.com",
	"me.com",
	"mac.com",
	"aim.com",
	"cox.net",
	"live.ca",
	"yahoo.ca",
	"hotmail.fr",
	"yahoo.fr",
	"outlook.es",
	"outlook.fr",
	"live.fr",
	"yahoo.co.uk",
]);

/**
 * The address that a visitor probably meant: `marie@gmail.com` for `marie@gmial.com`. Undefined when nothing is odd. It
 * is a suggestion and never a reason to refuse, because any host may be real.
 */
export function meantEmail(address: string): string | undefined {
	const [, user = "", typed = ""] = /^(\S+)@(\S+)$/.exec(address.trim()) ?? [];
	const host = typed.toLowerCase().replace(/\.+$/, "");
	if (!host || similarMailHosts.has(host) || (commonMailHosts as readonly string[]).includes(host)) return undefined;
	const near = commonMailHosts
		.map((common) => ({ common, distance: distanceBetween(host, common) }))
		.sort((one, other) => one.distance - other.distance)[0];
	// One slip in a short name, two in a long one.
	if (!near || near.distance > (near.common.length > 7 ? 2 : 1)) return undefined;
	return `${user}@${near.common}`;
}

/** The number of slips between two words: a letter too many, too few, wrong, or two letters swapped. */
function distanceBetween(one: string, other: string): number {
	if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
	const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
	for (let row = 1; row <= one.length; row++) {
		const current = [row];
		for (let column = 1; column <= other.length; column++) {
			const at = (up: number, left: number) =>
				(up === 0 ? current : rows[row - up])?.[column - left] ?? Number.POSITIVE_INFINITY;
			const isSame = one[row - 1] === other[column - 1];
			const isSwapped =
				row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			current.push(
				Math.min(
					at(1, 0) + 1,
					at(0, 1) + 1,
					at(1, 1) + (isSame ? 0 : 1),
					isSwapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
				),
			);
		}
		rows.push(current);
	}
	return rows.at(-1)?.at(-1) ?? Number.POSITIVE_INFINITY;
}
