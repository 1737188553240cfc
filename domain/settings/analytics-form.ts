import * as v from "valibot";
import { type AnalyticsFacts, captchaLevels } from "../agency/analytics-facts.ts";
import { typedText } from "../forms/read-fields.ts";

export type AnalyticsError = "container_invalid" | "container_other" | "captcha_unknown";

const container = /^(?:GTM-[A-Z\d]{4,12})?$/;
/** What Google calls its other products: Analytics, Ads and their tags. */
const ofOtherProducts = /^(?:G|GT|UA|AW|DC)-/;

export const analyticsFactsSchema = v.object({
	tagManagerId: v.string(),
	captcha: v.picklist(captchaLevels),
}) satisfies v.GenericSchema<unknown, AnalyticsFacts>;

/** Reads the form of the tag manager and the check for robots. */
export function readAnalyticsForm(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; facts: AnalyticsFacts } | { ok: false; errors: Partial<Record<string, AnalyticsError>> } {
	const tagManagerId = v.parse(typedText, fields.tagManagerId).toUpperCase();
	const captcha = captchaLevels.find((level) => level === fields.captcha);
	const errors: Partial<Record<string, AnalyticsError>> = {};
	if (ofOtherProducts.test(tagManagerId)) errors.tagManagerId = "container_other";
	else if (!container.test(tagManagerId)) errors.tagManagerId = "container_invalid";
	if (!captcha) errors.captcha = "captcha_unknown";
	return captcha && !errors.tagManagerId ? { ok: true, facts: { tagManagerId, captcha } } : { ok: false, errors };
}

/** The facts as the form has them. */
export function fieldsOfAnalytics({ tagManagerId, captcha }: AnalyticsFacts): Record<string, string> {
	return { tagManagerId, captcha };
}
