import { expect, test } from "vitest";
import { continueVisit } from "./visit.ts";

const first = "6a1f7c1e-0000-4000-8000-000000000001";
const second = "6a1f7c1e-0000-4000-8000-000000000002";
const noCampaign = { utm_source: null, utm_medium: null, utm_campaign: null };

function memoryStorage(initial: Record<string, string> = {}) {
	const items = new Map(Object.entries(initial));
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
	};
}

test("a visit keeps its id and the campaign it landed with", () => {
	const storage = memoryStorage();
	const landing = continueVisit(storage, "?utm_source=radio&utm_campaign=fall", () => first);
	expect(landing).toEqual({
		sessionId: first,
		campaign: { utm_source: "radio", utm_medium: null, utm_campaign: "fall" },
	});
	expect(continueVisit(storage, "", () => second)).toEqual(landing);
});

test("a newer campaign replaces all of the older one", () => {
	const storage = memoryStorage();
	continueVisit(storage, "?utm_source=radio&utm_campaign=fall", () => first);
	const visit = continueVisit(storage, "?utm_source=flyer", () => second);
	expect(visit).toEqual({ sessionId: first, campaign: { ...noCampaign, utm_source: "flyer" } });
});

test.each(["not json", "null", "7", '{"sessionId":"<script>","campaign":{}}', '{"sessionId":7}'])(
	"a damaged record (%s) starts a new visit",
	(damaged) => {
		const visit = continueVisit(memoryStorage({ sf_visit: damaged }), "", () => first);
		expect(visit).toEqual({ sessionId: first, campaign: noCampaign });
	},
);

test("an invalid campaign is dropped, the visit continues", () => {
	const stored = JSON.stringify({ sessionId: first, campaign: { utm_source: 7, utm_medium: "mail" } });
	expect(continueVisit(memoryStorage({ sf_visit: stored }), "", () => second)).toEqual({
		sessionId: first,
		campaign: { ...noCampaign, utm_medium: "mail" },
	});
});
