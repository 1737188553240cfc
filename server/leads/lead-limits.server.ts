import type { RateLimit } from "../platform/rate-limit.server.ts";

/** One visitor: enough for a corrected message, too few for a flood. */
export const perSession: RateLimit = { name: "lead/session", most: 5, perMinutes: 10 };

/** One address may be a whole library, or a mobile carrier. */
export const perAddress: RateLimit = { name: "lead/address", most: 300, perMinutes: 60 };

/** Messages without a captcha, which are marked beyond this and still kept. */
export const perAddressWithoutScript: RateLimit = { name: "lead/address/plain", most: 5, perMinutes: 60 };
