/**
 * An entry of the consent ledger: who agreed to which text, where and when. The Telemarketing Sales Rule
 * (16 CFR 310.5(a)(8)) requires it for five years.
 */
export interface ConsentRecord {
	id: string;
	contactSubmissionId: string;
	text: string;
	textVersion: string;
	textPublished: boolean;
	locale: string;
	page: string;
	boxes: Record<string, boolean>;
	name: string;
	email: string;
	phone: string;
	/** ISO 8601, UTC. */
	recordedAt: string;
	ipAddress: string;
	userAgent: string;
}
