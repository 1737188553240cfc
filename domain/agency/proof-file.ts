/** A file that an admin uploaded as evidence. */
export interface ProofFile {
	/** Its SHA-256. */
	id: string;
	/** The name that it had on the admin's machine. */
	name: string;
}
