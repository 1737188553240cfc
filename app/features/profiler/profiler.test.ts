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
const reportOf = ({ profiler }: ReturnType<typeof open>) => JSON.parse(profiler.pendingReport() ?? "null");

test("a visit of two pages is reported as one journey", () => {
	const first = open();
	first.profiler.opened("/es");
	first.profiler.read(12, 0.4);
	const second = open(first.storage);
	second.profiler.opened("/es/services/iul");
	second.profiler.chose("working");
	second.profiler.tested({ D: 2, I: 3, S: 4, C: 7 });
	expect(reportOf(second)).toEqual({
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

test("a report has the id and the traits of a message, but none of its text", () => {
	const visit = open();
	visit.profiler.opened("/en");
	visit.profiler.sent(lead, { kind: "contact", message: "My email is ana@example.com! Call 941-555-0100?" });
	const report = reportOf(visit);
	expect(report).toMatchObject({
		contact_submission_id: lead,
		journey: { message: { exclamations: 1, questions: 1 } },
	});
	expect(JSON.stringify(report)).not.toMatch(/ana|941/);
	expect(JSON.stringify(visit.storage.getItem(journeyKey))).not.toMatch(/ana|941/);
});

test("requesting a guide is a choice, and an empty message adds nothing", () => {
	const visit = open();
	visit.profiler.opened("/en/funnels/iul/lp");
	visit.profiler.sent(lead, { kind: "guide", message: "" });
	expect(reportOf(visit).journey).toMatchObject({ choices: [{ kind: "guide", afterViews: 1 }] });
	expect(reportOf(visit).journey).not.toHaveProperty("message");
});

test("nothing is reported twice", () => {
	const visit = open();
	expect(reportOf(visit), "before a page is opened").toBeNull();
	visit.profiler.opened("/en");
	visit.profiler.markSent(visit.profiler.pendingReport() ?? "");
	expect(reportOf(visit)).toBeNull();
	visit.profiler.chose("call");
	expect(reportOf(visit)).not.toBeNull();
});

test("forgetting removes the notes, and they are not reported", () => {
	const visit = open();
	visit.profiler.opened("/en");
	visit.profiler.sent(lead, { kind: "contact", message: "Hello" });
	visit.profiler.forget();
	expect(visit.storage.keys()).toEqual([]);
	expect(reportOf(visit)).toBeNull();
	visit.profiler.opened("/en/about");
	expect(reportOf(visit)).toEqual({
		session_id: session,
		journey: { views: [{ page: "/en/about", seconds: 0, scrolled: 0 }], choices: [] },
	});
});

test("a browser that stores nothing has no profile and causes no error", () => {
	const profiler = createProfiler({
		storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
		sessionId: () => session,
	});
	profiler.opened("/en");
	profiler.chose("call");
	profiler.forget();
	expect(profiler.pendingReport()).toBeNull();
});
