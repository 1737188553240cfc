/** The versions of what the site showed when a lead was sent, each a hash. They prove which wording it was, not the words. */
export interface ShownVersions {
	/** The version of all rate tables from which premiums are computed. */
	figures: string;
	/** The version of the notices and facts for the state that the person named, in their language. */
	notices: string;
	/** The version of the privacy policy in their language. */
	privacyPolicy: string;
}
