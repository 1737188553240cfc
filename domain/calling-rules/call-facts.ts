import type { SalesRefusal } from "../claims/selling.ts";

/** The result of one do-not-call list for a number. */
export interface ListCheck {
	/** See `ListSource`. */
	source: string;
	checkedAt: Date;
	isListed: boolean;
}

/** The facts about a lead that decide whether it may be called. */
export interface CallFacts {
	/** The number as it was typed. */
	phone: string | null;
	/** The state that the person named, in two letters. */
	state: string | null;
	isErased: boolean;
	/** In the quarantine: marked as spam and not released. */
	isQuarantined: boolean;
	/** To calls about the request. */
	callsConsent: boolean;
	/** Staff wrote down that the person agreed to calls to this number. Weaker than a form: it lifts no listing. */
	spokenConsent: boolean;
	/**
	 * To marketing calls, signed (47 CFR 64.1200(f)(9)): the box for marketing, if the text next to it named calls.
	 * Earlier texts in Spanish, Portuguese and Kreyòl named texts only.
	 */
	marketingCallsConsent: boolean;
	/** True if calls are among the channels that the person stopped. */
	areCallsStopped: boolean;
	/** True if calls are among the channels that staff check first. */
	areCallsToCheck: boolean;
	/** True if a call to this number found that it is not the person's, and none has reached them on it since. */
	isWrongNumber: boolean;
	/** Why nothing may be sold to the person. */
	salesRefusal: SalesRefusal | null;
	/** Earlier calls to this number about this request, answered or not, in any order. */
	attempts: readonly Date[];
	/** The person's own last inquiry, application or booking, never one of our calls. Null: not recorded. */
	inquiredAt: Date | null;
	/** When the lead was first marked as won, if it still is. */
	purchasedAt: Date | null;
	/** The result of each do-not-call list for the number, newest first. Empty if nobody looked. */
	doNotCallChecks: readonly ListCheck[];
	/** An IANA name, such as `America/New_York`. */
	agencyTimeZone: string;
}
