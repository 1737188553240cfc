/** People need longer than this to read and fill in the form. */
const minSeconds = 4;

/**
 * Without script there is no captcha, so these signs mark the lead as suspect. It is stored anyway, for staff to judge.
 * @param signs.openedAt when the visitor's browser showed the form; null if unknown
 * @param signs.isRare whether few leads without a known time have arrived lately
 * @param signs.isReused whether the same opened form brought several leads before
 */
export function noScriptSpamReasons(signs: {
	honeypot: string;
	openedAt: Date | null;
	isReused: boolean;
	isRare: boolean;
	withinRate: boolean;
	now: Date;
}): string[] {
	const reasons: string[] = [];
	if (signs.honeypot.trim() !== "") reasons.push("honeypot_filled");
	// A browser that refuses images or cookies isn't a robot. Only many such leads are odd.
	if (!signs.openedAt) {
		if (!signs.isRare) reasons.push("form_not_opened");
	} else if (signs.now.getTime() - signs.openedAt.getTime() < minSeconds * 1000) reasons.push("filled_too_fast");
	if (signs.isReused) reasons.push("form_reused");
	if (!signs.withinRate) reasons.push("many_from_one_address");
	return reasons;
}
