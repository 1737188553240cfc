/** The versions of what the site showed when a lead was sent, each a hash. They prove which wording it was, not the words. */
export interface ShownVersions {
	/** Of all rate tables from which premiums are computed. */
	figures: string;
	/** Of the notices and facts for the state that the person named, in their language. */
	notices: string;
	/** Of the privacy policy in their language. */
	privacyPolicy: string;
}
