/** People need longer than this to read the form and fill in its fields. */
const minimumSeconds = 4;

/**
 * Without script there is no captcha: these signs mark a lead for staff to judge. It is stored all the same.
 * @param openedAt when the visitor's browser showed the form; null when it never said so
 */
export function noScriptSpamReasons(signs: {
	honeypot: string;
	openedAt: Date | null;
	withinRate: boolean;
	now: Date;
}): string[] {
	const reasons: string[] = [];
	if (signs.honeypot.trim() !== "") reasons.push("honeypot_filled");
	if (!signs.openedAt) reasons.push("form_not_opened");
	else if (signs.now.getTime() - signs.openedAt.getTime() < minimumSeconds * 1000) reasons.push("filled_too_fast");
	if (!signs.withinRate) reasons.push("many_from_one_address");
	return reasons;
}
