import { afterEach, expect, test, vi } from "vitest";
import { readJson, sessionStore } from "./stores.ts";

afterEach(() => vi.unstubAllGlobals());

test("if the browser refuses storage, nothing is stored and nothing breaks", () => {
	vi.stubGlobal("window", {
		get sessionStorage(): Storage {
			throw new DOMException("denied", "SecurityError");
		},
	});
	sessionStore.setItem("sf_chat", "value");
	sessionStore.removeItem("key");
	expect(sessionStore.getItem("key")).toBeNull();
});

test("invalid JSON counts as nothing", () => {
	expect(readJson({ getItem: () => "{" }, "key")).toBeNull();
	expect(readJson({ getItem: () => null }, "key")).toBeNull();
	expect(readJson({ getItem: () => '{"a":1}' }, "key")).toEqual({ a: 1 });
});
