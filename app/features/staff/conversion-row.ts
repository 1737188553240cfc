/** A row of a table of conversions, in the reader's language. */
export interface ConversionRow {
	name: string;
	count: string;
	sessions: string;
	/** How long its bar is: 1 for the largest. */
	share: number;
}
