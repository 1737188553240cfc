import { afterEach, expect, test, vi } from "vitest";
import { readJson, sessionStore } from "./stores.ts";

afterEach(() => vi.unstubAllGlobals());

test("a browser that refuses storage remembers nothing, and nothing breaks", () => {
	vi.stubGlobal("window", {
		get sessionStorage(): Storage {
			throw new DOMException("denied", "SecurityError");
		},
	});
	sessionStore.setItem("key", "value");
	sessionStore.removeItem("key");
	expect(sessionStore.getItem("key")).toBeNull();
});

test("what is not JSON counts as nothing", () => {
	expect(readJson({ getItem: () => "{" }, "key")).toBeNull();
	expect(readJson({ getItem: () => null }, "key")).toBeNull();
	expect(readJson({ getItem: () => '{"a":1}' }, "key")).toEqual({ a: 1 });
});
