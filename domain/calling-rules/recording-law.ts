/** Everyone on a call has to agree before it is recorded. It applies to every call, because we call from Florida. */
export const floridaRecordingLaw = "s. 934.03, F.S.";

/** Other states that want the same of calls with people there (compared with published lists in November 2026). */
const laws: Readonly<Record<string, string>> = {
	CA: "Penal Code § 632",
	CT: "Gen. Stat. § 52-570d",
	IL: "720 ILCS 5/14-2",
	MA: "Mass. Gen. Laws ch. 272, § 99",
	MD: "Cts. & Jud. Proc. § 10-402",
	MT: "Mont. Code § 45-8-213",
	NH: "RSA 570-A:2",
	PA: "18 Pa.C.S. §§ 5703, 5704",
	WA: "RCW 9.73.030",
};

/** @param state two letters; null if one person's agreement is enough there, or it is Florida */
export function recordingLaw(state: string): string | null {
	return laws[state] ?? null;
}
