import { agencyFact, compiledFact, type Fact, lawFact } from "./fact.ts";

/** Where older buyers have something more. A missing state is not known, which is not the same as none. */
export const seniorLaw: Readonly<Record<string, Fact<boolean>>> = {
	AZ: compiledFact(true),
	CA: lawFact(true, "Cal. Ins. Code § 10127.10"),
	FL: lawFact(true, "Fla. Stat. § 627.4555"),
	IL: compiledFact(true, "low"),
	NJ: compiledFact(true, "low"),
	TX: agencyFact(true),
};

/** The states of `lapseLaw`. */
export type LapseNoticeState = "CA" | "FL" | "IL";

/** States whose law lets the owner of a life policy name a second person who is notified before the policy lapses. */
export const lapseLaw: Readonly<Record<LapseNoticeState, Fact<true>>> = {
	CA: lawFact(true, "Cal. Ins. Code §§ 10113.71, 10113.72"),
	FL: lawFact(true, "Fla. Stat. § 627.4555"),
	IL: lawFact(true, "215 Ill. Comp. Stat. 5/235.1"),
};
