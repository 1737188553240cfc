import type { SalesRefusal } from "../claims/selling.ts";

/** What is known of a lead when somebody wants to call. */
export interface CallFacts {
	/** As typed. */
	phone: string | null;
	/** The state that the person named, in two letters. */
	state: string | null;
	isErased: boolean;
	/** In the quarantine: marked as spam and not released. */
	isQuarantined: boolean;
	/** To calls about the request. */
	callsConsent: boolean;
	/**
	 * To marketing calls, signed (47 CFR 64.1200(f)(9)): the box for marketing, if the text beside it named calls. Earlier
	 * texts in Spanish, Portuguese and Kreyòl named texts only.
	 */
	marketingCallsConsent: boolean;
	/** Whether calls are among the channels that the person stopped. */
	areCallsStopped: boolean;
	/** Whether calls are among the channels that staff check first. */
	areCallsToCheck: boolean;
	/** Whether a call to this number found that it is not the person's, and none has reached them on it since. */
	isWrongNumber: boolean;
	/** Why nothing may be sold to the person. */
	salesRefusal: SalesRefusal | null;
	/** Earlier calls to this number about this request, answered or not, in any order. */
	attempts: readonly Date[];
	/** The newest of the lead, a booking and a call that reached the person. Null: not recorded. */
	inquiredAt: Date | null;
	/** The last look at the do-not-call lists. Null: not recorded. */
	doNotCallCheck: { checkedAt: Date; isListed: boolean } | null;
	/** Such as `America/New_York`. */
	agencyTimeZone: string;
}
