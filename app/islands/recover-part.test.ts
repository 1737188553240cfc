import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageContext } from "#app/browser/page-context.ts";
import { fetchPart } from "./recover-part.ts";
import { reportMissingPart } from "./report-missing-part.ts";

vi.mock("./report-missing-part.ts", () => ({ reportMissingPart: vi.fn() }));
vi.mock("#app/browser/typed-values.ts", () => ({ captureTyped: () => [] }));

const pageOf = (version: string) => `<script>await import("/assets/start-${version}.js")</script>`;
let history: { state: unknown; replaceState: (state: unknown) => void };
const reload = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	history = { state: null, replaceState: (state) => Object.assign(history, { state }) };
	vi.stubGlobal("window", { history, location: { pathname: "/en", reload }, addEventListener: vi.fn() });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

/** A page of one version whose part is missing, while the server has another version. */
async function load(own: string, current: string) {
	vi.stubGlobal("document", { documentElement: { innerHTML: pageOf(own) } });
	vi.stubGlobal("fetch", async () => new Response(pageOf(current)));
	await fetchPart({} as HTMLElement, {} as PageContext, () => Promise.reject(new Error("missing")));
}

test("while versions alternate, a page loads itself again once, then offers it", async () => {
	for (const [own, current] of ["AB", "BA", "AB", "BA", "AB"].map((pair) => pair.split("") as [string, string])) {
		await load(own, current);
		vi.advanceTimersByTime(2_000);
	}
	expect(reload).toHaveBeenCalledTimes(1);
	expect(reportMissingPart).toHaveBeenCalledTimes(4);
});

test("a later deployment may replace the page again", async () => {
	await load("A", "B");
	vi.advanceTimersByTime(3_600_000);
	await load("B", "C");
	expect(reload).toHaveBeenCalledTimes(2);
	expect(reportMissingPart).not.toHaveBeenCalled();
});

test("a page that is current offers to try again", async () => {
	await load("A", "A");
	expect(reload).not.toHaveBeenCalled();
	expect(reportMissingPart).toHaveBeenCalledTimes(1);
});
