import { expect, test } from "vitest";
import { journeyKey } from "#domain/profiling/journey-key.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { createProfiler } from "./profiler.ts";

const session = "6a1f7c1e-0000-4000-8000-000000000001";
const lead = "6a1f7c1e-0000-4000-8000-000000000002";
const open = (storage = memoryStorage()) => ({
	profiler: createProfiler({ storage, sessionId: () => session }),
	storage,
});
const newsOf = ({ profiler }: ReturnType<typeof open>) => JSON.parse(profiler.pendingReport() ?? "null");

test("a visit of two pages is told as one journey", () => {
	const first = open();
	first.profiler.opened("/es");
	first.profiler.read(12, 0.4);
	const second = open(first.storage);
	second.profiler.opened("/es/services/iul");
	second.profiler.chose("working");
	second.profiler.tested({ D: 2, I: 3, S: 4, C: 7 });
	expect(newsOf(second)).toEqual({
		session_id: session,
		journey: {
			views: [
				{ page: "/es", seconds: 12, scrolled: 0.4 },
				{ page: "/es/services/iul", seconds: 0, scrolled: 0 },
			],
			choices: [{ kind: "working", afterViews: 2 }],
			discCounts: { D: 2, I: 3, S: 4, C: 7 },
		},
	});
});

test("of a message its id and manner are told, and not a word of it", () => {
	const visit = open();
	visit.profiler.opened("/en");
	visit.profiler.sent(lead, { purpose: "contact", message: "My email is ana@example.com! Call 941-555-0100?" });
	const news = newsOf(visit);
	expect(news).toMatchObject({ contact_submission_id: lead, journey: { message: { exclamations: 1, questions: 1 } } });
	expect(JSON.stringify(news)).not.toMatch(/ana|941/);
	expect(JSON.stringify(visit.storage.getItem(journeyKey))).not.toMatch(/ana|941/);
});

test("a guide that was asked for is a choice, and an empty message is no message", () => {
	const visit = open();
	visit.profiler.opened("/en/funnels/iul/lp");
	visit.profiler.sent(lead, { purpose: "guide", message: "" });
	expect(newsOf(visit).journey).toMatchObject({ choices: [{ kind: "guide", afterViews: 1 }] });
	expect(newsOf(visit).journey).not.toHaveProperty("message");
});

test("the same is not told twice", () => {
	const visit = open();
	expect(newsOf(visit), "before a page is opened").toBeNull();
	visit.profiler.opened("/en");
	visit.profiler.markSent(visit.profiler.pendingReport() ?? "");
	expect(newsOf(visit)).toBeNull();
	visit.profiler.chose("call");
	expect(newsOf(visit)).not.toBeNull();
});

test("what is forgotten is neither kept nor told", () => {
	const visit = open();
	visit.profiler.opened("/en");
	visit.profiler.sent(lead, { purpose: "contact", message: "Hello" });
	visit.profiler.forget();
	expect(visit.storage.keys()).toEqual([]);
	expect(newsOf(visit)).toBeNull();
	visit.profiler.opened("/en/about");
	expect(newsOf(visit)).toEqual({
		session_id: session,
		journey: { views: [{ page: "/en/about", seconds: 0, scrolled: 0 }], choices: [] },
	});
});

test("a browser that stores nothing has no profile, and no fault either", () => {
	const profiler = createProfiler({
		storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
		sessionId: () => session,
	});
	profiler.opened("/en");
	profiler.chose("call");
	profiler.forget();
	expect(profiler.pendingReport()).toBeNull();
});
