/** Up to which entry of the journal all leads are in the database. */
export interface StoredProgress {
	/** The journal has an entry whose rows are not stored. */
	begin(sequence: number): void;
	/** Its rows are stored. */
	end(sequence: number): void;
	/** The last entry before the first one that is not stored. Zero before the first entry. */
	readonly upTo: number;
}

export function createStoredProgress(): StoredProgress {
	const unstored = new Set<number>();
	let last = 0;
	return {
		begin(sequence) {
			last = Math.max(last, sequence);
			unstored.add(sequence);
		},
		end(sequence) {
			unstored.delete(sequence);
		},
		get upTo() {
			let next = last + 1;
			for (const sequence of unstored) next = Math.min(next, sequence);
			return next - 1;
		},
	};
}
