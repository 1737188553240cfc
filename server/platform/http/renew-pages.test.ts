import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testFile, testSource } from "#tests/support/kept-pages.ts";
import { testChanges } from "#tests/support/test-changes.ts";
import { createLog } from "../log.server.ts";
import { createKeptPages } from "./kept-pages.server.ts";
import type { PageSource } from "./page-source.server.ts";
import { renewPages } from "./renew-pages.server.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const paths = ["/a", "/b", "/c"];

/** Three pages from the build, and a source whose version a test changes behind its back. */
function start({ renderMs = 10, others = [] as PageSource[] } = {}) {
	const state = { version: "built", known: "built", isBusy: false, fails: false, atOnce: 0, mostAtOnce: 0 };
	const rendered: string[] = [];
	const source = testSource(
		{},
		{
			builtVersion: "built",
			versionOf: (path) => (paths.includes(path) ? state.known : null),
			refresh: async () => {
				state.known = state.version;
			},
		},
	);
	const pages = createKeptPages({
		sources: [...others, source],
		files: new Map([...paths, "/asset"].map((path) => [path, testFile(path)])),
		isBusy: () => state.isBusy,
		log: createLog("silent"),
		async render(path) {
			state.mostAtOnce = Math.max(state.mostAtOnce, ++state.atOnce);
			await new Promise((resolve) => setTimeout(resolve, renderMs));
			state.atOnce--;
			rendered.push(path);
			return testFile(`${path} ${state.version}`);
		},
	});
	const changes = testChanges();
	const closing = new AbortController();
	renewPages(pages, {
		changes: Promise.resolve(changes),
		unshownTopics: ["leads"],
		isBusy() {
			if (state.fails) throw new Error("fails");
			return state.isBusy;
		},
		closing: closing.signal,
		log: createLog("silent"),
	});
	return { state, rendered, changes, closing };
}

test("an announcement renews all pages in memory, one at a time", async () => {
	const { state, rendered, changes } = start();
	await vi.advanceTimersByTimeAsync(1000);
	expect(rendered).toEqual([]);
	state.version = "2";
	await changes.announce("anything");
	await vi.advanceTimersByTimeAsync(1000);
	expect(rendered).toEqual(paths);
	expect(state.mostAtOnce).toBe(1);
});

test("a source that fails leaves the pages of all others renewed", async () => {
	const broken = testSource(
		{},
		{
			versionOf(path) {
				if (path === "/b") throw new Error("broken");
				return null;
			},
		},
	);
	const { state, rendered, changes } = start({ others: [broken] });
	await vi.advanceTimersByTimeAsync(1000);
	for (const version of ["2", "3"]) {
		state.version = version;
		await changes.announce("anything");
		await vi.advanceTimersByTimeAsync(1000);
	}
	expect(rendered).toEqual([...paths, ...paths]);
});

test("a renewal that fails ends no process, and the next one goes on", async () => {
	const { state, rendered, changes } = start();
	await vi.advanceTimersByTimeAsync(1000);
	state.fails = true;
	state.version = "2";
	await changes.announce("anything");
	await vi.advanceTimersByTimeAsync(1000);
	expect(rendered).toEqual([]);
	state.fails = false;
	await changes.announce("anything");
	await vi.advanceTimersByTimeAsync(1000);
	expect(rendered).toEqual(paths);
});

test("an announcement of what no page shows reads nothing again", async () => {
	const { state, rendered, changes } = start();
	await vi.advanceTimersByTimeAsync(1000);
	state.version = "2";
	await changes.announce("leads");
	await vi.advanceTimersByTimeAsync(1000);
	expect([rendered, state.known]).toEqual([[], "built"]);
	await changes.announce("blog");
	await vi.advanceTimersByTimeAsync(1000);
	expect(rendered).toEqual(paths);
});

test("between two pages the process has time for others", async () => {
	const { state, rendered, changes } = start({ renderMs: 100 });
	state.version = "2";
	await changes.announce("anything");
	await vi.advanceTimersByTimeAsync(399);
	expect(rendered).toEqual(["/a"]);
	await vi.advanceTimersByTimeAsync(400);
	expect(rendered).toEqual(["/a", "/b"]);
});

test("a build that is outdated at the start is renewed without an announcement", async () => {
	const { state, rendered } = start();
	state.version = "2";
	await vi.advanceTimersByTimeAsync(1000);
	expect(rendered).toEqual(paths);
});

test("while the process is overloaded the versions are known at once, and the rendering waits", async () => {
	const { state, rendered, changes } = start();
	await vi.advanceTimersByTimeAsync(1000);
	state.isBusy = true;
	state.version = "2";
	await changes.announce("anything");
	await vi.advanceTimersByTimeAsync(10_000);
	expect(rendered).toEqual([]);
	state.version = "3";
	await changes.announce("anything");
	await vi.advanceTimersByTimeAsync(1);
	expect(state.known).toBe("3");
	state.isBusy = false;
	await vi.advanceTimersByTimeAsync(2000);
	expect(rendered).toEqual(paths);
});

test("a change that nobody announced is found within a minute", async () => {
	const { state, rendered } = start();
	await vi.advanceTimersByTimeAsync(1000);
	state.version = "2";
	await vi.advanceTimersByTimeAsync(61_000);
	expect(rendered).toEqual(paths);
});

test("a server that closes renders nothing more", async () => {
	const { state, rendered, changes, closing } = start();
	await vi.advanceTimersByTimeAsync(1000);
	closing.abort();
	state.version = "2";
	await changes.announce("anything");
	await vi.advanceTimersByTimeAsync(120_000);
	expect(rendered).toEqual([]);
});
