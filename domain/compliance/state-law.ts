import { agencyFact, compiledFact, type Fact, type FactsShown, lawFact, shownFact } from "./fact.ts";
import { type ContractKind, type FreeLookPeriod, freeLookLaw } from "./free-look-law.ts";
import { regulatorContacts } from "./regulator-contacts.ts";
import { bestInterestLaw, replacementLaw } from "./sales-law.ts";

/** A state's legal protections for a buyer. Absent if not known, which is not the same as none. */
export interface StateLaw {
	freeLook?: Readonly<Record<ContractKind, Fact<FreeLookPeriod>>> | undefined;
	replacementNotice?: Fact<boolean> | undefined;
	bestInterest?: Fact<boolean> | undefined;
	seniorProtections?: Fact<boolean> | undefined;
}

/** Where older buyers have something more. A missing state is not known, which is not the same as none. */
const seniorLaw: Readonly<Record<string, Fact<boolean>>> = {
	AZ: compiledFact(true),
	CA: lawFact(true, "Cal. Ins. Code § 10127.10"),
	FL: lawFact(true, "Fla. Stat. § 627.4555"),
	IL: compiledFact(true, "low"),
	NJ: compiledFact(true, "low"),
	TX: agencyFact(true),
};

/** @param code two letters, the postal code of the state */
export function stateLaw(code: string): StateLaw {
	const of = <T>(facts: Readonly<Record<string, T>>) => (Object.hasOwn(facts, code) ? facts[code] : undefined);
	return {
		freeLook: of(freeLookLaw),
		replacementNotice: of(replacementLaw),
		bestInterest: of(bestInterestLaw),
		seniorProtections: of(seniorLaw),
	};
}

/** The states of `lapseLaw`. */
type LapseNoticeState = "CA" | "FL" | "IL";

/** Where the law lets the owner of a life policy name a second person who is told before the policy lapses. */
export const lapseLaw: Readonly<Record<LapseNoticeState, Fact<true>>> = {
	CA: lawFact(true, "Cal. Ins. Code §§ 10113.71, 10113.72"),
	FL: lawFact(true, "Fla. Stat. § 627.4555"),
	IL: lawFact(true, "215 Ill. Comp. Stat. 5/235.1"),
};

/** The state, if its law lets the owner of a life policy name a second person who is told before the policy lapses. */
export function lapseNoticeState(code: string, facts: FactsShown): LapseNoticeState | undefined {
	const states = Object.keys(lapseLaw) as LapseNoticeState[];
	return states.find((state) => state === code && shownFact(lapseLaw[state], facts));
}

export type FreeLook =
	| ({ kind: "days" } & FreeLookPeriod)
	/** Not known well enough: refer to the regulator. */
	| { kind: "uncertain" }
	/** The agency sells nothing there. */
	| { kind: "notApplicable" };

/** Always show "your policy states your exact period" next to it. */
export function freeLook(code: string, contract: ContractKind, facts: FactsShown): FreeLook {
	const { freeLook } = stateLaw(code);
	if (!freeLook) return { kind: "notApplicable" };
	const period = shownFact(freeLook[contract], facts);
	return period ? { kind: "days", ...period } : { kind: "uncertain" };
}

const tables = {
	freeLookLife: eachState(({ life }) => life),
	freeLookAnnuity: eachState(({ annuity }) => annuity),
	replacementNotice: replacementLaw,
	bestInterest: bestInterestLaw,
	seniorProtections: seniorLaw,
	lapseNotice: lapseLaw,
	regulatorPhone: regulatorContacts,
} satisfies Record<string, Readonly<Record<string, Fact<unknown>>>>;

function eachState(pick: (law: Readonly<Record<ContractKind, Fact<FreeLookPeriod>>>) => Fact<FreeLookPeriod>) {
	return Object.fromEntries(Object.entries(freeLookLaw).map(([code, law]) => [code, pick(law)]));
}

export interface StateFact {
	subject: keyof typeof tables;
	/** Two letters, the postal code of the state. */
	code: string;
	fact: Fact<unknown>;
}

/** All facts about all states. */
export const allStateFacts: readonly StateFact[] = (Object.keys(tables) as (keyof typeof tables)[]).flatMap((subject) =>
	Object.entries(tables[subject]).map(([code, fact]) => ({ subject, code, fact })),
);

/** @param today ISO date */
export function dueReviews(today: string): StateFact[] {
	return allStateFacts.filter(({ fact }) => fact.reviewBy <= today);
}
