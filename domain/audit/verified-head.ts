/** The result of a verification of the audit ledger, as its entry stores it. */
export interface VerifiedHead {
	/** The position of the newest seal that was read. It is also the number of records up to there. */
	position: number;
	hash: string;
	/** Breaks that no note explains. */
	breaks: number;
	/** How many of them are about the register of publications. */
	ofRegister: number;
}

/** The details of the entry: `12:3fa4… breaks: 3 register: 1`. */
export function verifiedText({ position, hash, breaks, ofRegister }: VerifiedHead): string {
	return `${position}:${hash} breaks: ${breaks} register: ${ofRegister}`;
}

export function readVerified(details: string | null): VerifiedHead | null {
	const pattern = /^(\d{1,15}):([0-9a-f]{64}) breaks: (\d{1,9}) register: (\d{1,9})$/;
	const [, position, hash, breaks, register] = pattern.exec(details ?? "") ?? [];
	if (!hash) return null;
	return { position: Number(position), hash, breaks: Number(breaks), ofRegister: Number(register) };
}
