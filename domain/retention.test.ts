import { expect, test } from "vitest";
import { retentionDays } from "./retention.ts";

test("nothing is deleted before the months and years that the privacy page names are over", () => {
	expect(retentionDays).toEqual({ visits: 396, profiles: 90, bookings: 396, cookieConsents: 731 });
});
