import * as v from "valibot";
import { expect, test } from "vitest";
import { derivedId, leadIdOf } from "./lead-ids.server.ts";

const submission = "0b6f7d0c-5c3e-4d51-9f38-0e6a1f6c2b11";

test("a submission has one id, however it is written, and another submission has another", () => {
	const id = leadIdOf(submission);
	expect(v.is(v.pipe(v.string(), v.uuid()), id)).toBe(true);
	expect(id[14]).toBe("8");
	expect(leadIdOf(submission.toUpperCase())).toBe(id);
	expect(leadIdOf(submission.replace("0b6f", "0b70"))).not.toBe(id);
	// A lead in a journal outlives a release, so the derivation may not change.
	expect(id).toBe("cd12eac3-4bfe-8038-b4cb-dab5e6772631");
});

test("what belongs to a lead has ids of its own", () => {
	const id = leadIdOf(submission);
	expect(derivedId(id, "notify-staff")).toBe(derivedId(id, "notify-staff"));
	expect(new Set([id, derivedId(id, "consent"), derivedId(id, "notify-staff")]).size).toBe(3);
});
