/** Why an action on a post was refused. */
export type PostRefusal =
	| "notWriter"
	/** There is no such article, version or schedule. */
	| "gone"
	/** Somebody saved since. */
	| "stale"
	/** Somebody else is writing. */
	| "locked"
	/** The editor could not have sent that: `problems` says what, as far as it has a field. */
	| "malformed"
	/** Something is missing: `problems` says what. */
	| "incomplete"
	| "slugMalformed"
	| "slugTaken"
	/** That language has the article already. */
	| "localeTaken"
	/** The owner wants somebody to approve who has not written in the text. */
	| "sameEditor"
	/** A claim is named that has no evidence. */
	| "claimUnproven"
	/** It has regulated words. An admin publishes it and says why. */
	| "wordsNeedAdmin"
	| "wordsNeedReason"
	/** A time that is over, or too far away. */
	| "timeWrong"
	| "notPublished"
	/** Readers have seen it, so the register refers to it. */
	| "wasPublished"
	/** Somebody else wrote part of it. */
	| "otherWriter";

/** Why a scheduled post was not published: the approver lost the right to approve it. */
export type ScheduleRefusal = Extract<PostRefusal, "notWriter" | "sameEditor" | "claimUnproven">;
