/** Sends text messages. No gateway is chosen yet, so the site runs with none and offers no texts. */
export interface TextGateway {
	/**
	 * Sends a text, or fails so that the job is retried.
	 * @param id the same in each attempt, so that a gateway can drop a second copy
	 */
	send(message: { to: string; text: string }, id: string): Promise<void>;
}
