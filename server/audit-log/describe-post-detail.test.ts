import { expect, test } from "vitest";
import { describePostDetail } from "./describe-post-detail.server.ts";

test.each([
	["es free-look", "Español, /blog/free-look"],
	["ht free-look 3", "Kreyòl Ayisyen, /blog/free-look, version 3"],
	[`en free-look 12 ${"3f".repeat(32)}`, "English, /blog/free-look, version 12"],
	[`en free-look from look 3 ${"3f".repeat(32)}`, "English, /blog/free-look, formerly /blog/look, version 3"],
	["en free-look from 3", "English, /blog/free-look, formerly /blog/3"],
])("%j is told in words", (details, words) => {
	expect(describePostDetail(details, "en")).toBe(words);
});

test.each(["xx free-look", "agent to viewer", "away", "rows: 3", "en", "en Free Look", "license FL removed"])(
	"%j is about something else",
	(details) => {
		expect(describePostDetail(details, "en")).toBeNull();
	},
);
