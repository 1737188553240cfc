import { type Confidence, type Fact, lawFact } from "./fact.ts";

type Rules = Readonly<Record<string, Fact<boolean>>>;

function applies(rules: Readonly<Record<string, string>>, confidence: Confidence, checkedOn?: string): Rules {
	return Object.fromEntries(
		Object.entries(rules).map(([code, citation]) => [code, lawFact(true, citation, confidence, checkedOn)]),
	);
}

/**
 * Where an agent may recommend an annuity only in the buyer's best interest. By April 2025 all states had such a rule; a
 * state is missing here if its own text was not found. `medium`: the rule was found, but not the words "best interest".
 */
export const bestInterestLaw: Rules = {
	...applies(
		{
			AZ: "Ariz. Rev. Stat. § 20-1243.03",
			CA: "Cal. Ins. Code § 10509.914",
			IL: "Ill. Admin. Code tit. 50, § 3120.50",
			LA: "La. Admin. Code tit. 37, pt. XIII, § 11711",
			NJ: "N.J. Admin. Code § 11:4-59A",
			NY: "11 NYCRR 224",
			OH: "Ohio Admin. Code 3901-6-13",
			PA: "40 Pa. Stat. § 627-1 et seq.",
			SC: "S.C. Code Regs. 69-29",
			TN: "Tenn. Comp. R. & Regs. 0780-01-86",
			TX: "Tex. Ins. Code ch. 1115",
			WA: "Wash. Rev. Code § 48.23.015",
			WI: "Wis. Stat. § 628.347",
		},
		"high",
	),
	...applies(
		{
			AL: "Ala. Admin. Code ch. 482-1-137",
			FL: "Fla. Stat. § 627.4554",
			GA: "Ga. Comp. R. & Regs. 120-2-94",
			IA: "Iowa Admin. Code ch. 191-15",
			MI: "Mich. Comp. Laws §§ 500.4151–500.4165",
			MO: "Mo. Code Regs. tit. 20, § 400-5.900",
		},
		"medium",
	),
	...applies({ IN: "760 Ind. Admin. Code 1-72" }, "medium", "2026-11-29"),
};

/** States where a buyer gets a written notice when a new contract replaces an old one. */
export const replacementLaw: Rules = {
	...applies(
		{
			AL: "Ala. Admin. Code ch. 482-1-133",
			AZ: "Ariz. Rev. Stat. § 20-1241.03",
			CA: "Cal. Ins. Code § 10509.4",
			GA: "Ga. Comp. R. & Regs. 120-2-24",
			IL: "Ill. Admin. Code tit. 50, pt. 917",
			IA: "Iowa Admin. Code ch. 191-16",
			KY: "806 Ky. Admin. Regs. 12:080",
			LA: "La. Admin. Code tit. 37, pt. XIII, ch. 89",
			NJ: "N.J. Admin. Code § 11:4-2",
			NC: "11 N.C. Admin. Code 12.0600",
			OH: "Ohio Admin. Code 3901-6-05",
			PA: "31 Pa. Code ch. 81",
			TX: "Tex. Ins. Code § 1114.051",
			WA: "Wash. Admin. Code § 284-23-485",
			WI: "Wis. Admin. Code Ins 2.07",
		},
		"high",
	),
	...applies(
		{
			FL: "Fla. Admin. Code ch. 69O-151",
			MO: "Mo. Code Regs. tit. 20, § 400-5.400",
			NY: "11 NYCRR 51",
		},
		"medium",
	),
	// The rules of Indiana, Michigan and Tennessee are about life insurance. Of South Carolina's, only the title was found.
	...applies(
		{
			IN: "760 Ind. Admin. Code 1-16.1-5",
			MI: "Mich. Admin. Code R 500.601–500.606",
			SC: "S.C. Code Regs. 69-12.1",
			TN: "Tenn. Comp. R. & Regs. 0780-01-24-.05",
		},
		"medium",
		"2026-11-29",
	),
};
