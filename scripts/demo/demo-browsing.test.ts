import { expect, test } from "vitest";
import { conversionTypes } from "#domain/conversions/conversions.ts";
import { demoBrowsing } from "./demo-browsing.ts";
import { demoLead } from "./demo-lead.ts";
import { demoPeople } from "./demo-people.ts";
import { demoRandom } from "./demo-random.ts";

test("most visitors of the demo send nothing, and the others succeed in every way that needs no form", () => {
	const random = demoRandom(1);
	const nextVisitor = demoPeople(random);
	const receivedAt = new Date("2026-11-20T15:00:00Z");
	const visits = Array.from({ length: 200 }, () => demoBrowsing(demoLead(random, nextVisitor(), receivedAt), random));
	const visitors = new Set(visits.flatMap(({ events }) => events.map(({ session_id }) => session_id)));
	const conversions = visits.flatMap((visit) => visit.conversions);
	expect(conversions.length / visitors.size).toBeLessThan(0.5);
	const without = conversionTypes.filter((type) => type !== "form_submit");
	expect(new Set(conversions.map(({ event_type }) => event_type))).toEqual(new Set(without));
});
