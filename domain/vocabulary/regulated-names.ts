/**
 * Names that the rules on insurance advertising (Florida Administrative Code 69B-150, NAIC model 570) forbid, or allow
 * under conditions that a person must judge. The reasons are in `advertising.rules`.
 */
export const regulatedNames = [
	"investment",
	"guaranteed",
	"retirementPlan",
	"savingsAccount",
	"certificateOfDeposit",
	"bank",
	"withoutRisk",
	"best",
	"freeInsurance",
	"limitedOffer",
	"noMedicalExam",
	"endorsedByState",
] as const;
export type RegulatedName = (typeof regulatedNames)[number];
