/** How strictly forms tell robots from people. */
export const captchaLevels = ["lenient", "usual", "strict"] as const;
export type CaptchaLevel = (typeof captchaLevels)[number];

/** What measures visits, and what keeps robots out. No page contains it: browsers ask for it when they need it. */
export interface AnalyticsFacts {
	/** The container of Google Tag Manager, `GTM-…`. Empty: none is loaded. */
	tagManagerId: string;
	captcha: CaptchaLevel;
}
