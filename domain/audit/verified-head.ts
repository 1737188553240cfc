/** What a verification of the audit ledger found, as its entry keeps it. */
export interface VerifiedHead {
	/** Of the newest seal that was read. It is also the number of records up to there. */
	position: number;
	hash: string;
	/** Breaks that no note explains. */
	breaks: number;
}

/** The details of the entry: `12:3fa4… breaks: 0`. */
export function verifiedText({ position, hash, breaks }: VerifiedHead): string {
	return `${position}:${hash} breaks: ${breaks}`;
}

export function readVerified(details: string | null): VerifiedHead | null {
	const [, position, hash, breaks] = /^(\d{1,15}):([0-9a-f]{64}) breaks: (\d{1,9})$/.exec(details ?? "") ?? [];
	return hash ? { position: Number(position), hash, breaks: Number(breaks) } : null;
}
