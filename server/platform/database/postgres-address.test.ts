import { describe, expect, test } from "vitest";
import { addressProblem, readPostgresAddress } from "./postgres-address.server.ts";

describe("readPostgresAddress", () => {
	test("splits the hosts and keeps the rest", () => {
		const { urls } = readPostgresAddress(
			"postgres://me:p%40ss@a:5432,b:5433,[::1]:5434/site?application_name=x",
			false,
		);
		expect(urls).toEqual([
			"postgres://me:p%40ss@a:5432/site?application_name=x",
			"postgres://me:p%40ss@b:5433/site?application_name=x",
			"postgres://me:p%40ss@[::1]:5434/site?application_name=x",
		]);
	});

	test.each([
		["postgres://a,b/site", "primary"],
		["postgres://a,b/site?target_session_attrs=read-write", "primary"],
		["postgres://a,b/site?target_session_attrs=primary", undefined],
		["postgres://a,b/site?target_session_attrs=prefer-standby", undefined],
	])("%s asks for %s", (url, target) => {
		expect(readPostgresAddress(url, false).target).toBe(target);
	});

	test.each([
		["postgres://db.example/site", "require"],
		["postgres://127.0.0.1,db.example/site", "require"],
		["postgres://db.example/site?sslmode=disable", undefined],
		["postgres://db.example/site?sslmode=verify-full", undefined],
		["postgres://localhost:5432/site", undefined],
		["postgres://127.0.0.1,[::1]:5433/site", undefined],
		["postgres:///site", undefined],
	])("in production, TLS to %s: %s", (url, ssl) => {
		expect(readPostgresAddress(url, true).ssl).toBe(ssl);
		expect(readPostgresAddress(url, false).ssl).toBeUndefined();
	});
});

describe("addressProblem", () => {
	test.each([
		"postgres://a,b:5433/site",
		"postgresql://me:p%40ss,%2Fw@a:5432,[::1]:5434/site?application_name=x@y",
		"postgres://a/site?application_name=x@y",
		"postgres:///site",
		"postgres://localhost",
	])("%s can be read", (url) => {
		expect(addressProblem(url)).toBeUndefined();
	});

	test.each([
		["postgres://me:secret@a:5432,b:54e2/site", 'names an unreadable host: "b:54e2"'],
		["postgres://me:secret@a:99999/site", 'names an unreadable host: "a:99999"'],
		["postgres://me:secret@a, b/site", 'names an unreadable host: " b"'],
		["postgres://a,,b/site", 'names an unreadable host: ""'],
		["postgres://me:sec/ret@a/site", "has a user or a password with characters that must be written as %XX"],
		["postgres://me:sec?ret@a/site", "has a user or a password with characters that must be written as %XX"],
		["localhost:5432/site", "must start with postgres://"],
		["mysql://a/site", "must start with postgres://"],
	])("%s: %s", (url, problem) => {
		expect(addressProblem(url)).toContain(problem);
		expect(addressProblem(url)).not.toMatch(/sec.?ret/);
	});
});
