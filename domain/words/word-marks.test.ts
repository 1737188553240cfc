import { expect, test } from "vitest";
import { markError } from "./word-marks.ts";

const claim = "Our office is in {city}<licensedStates>, licensed in {licensedStates} states</licensedStates>.";

test.each([
	["<licensedStates>Licensed in {licensedStates} states</licensedStates>. Visit us in {city}!", claim],
	["Read [all about it](/services/iul).", "See [this page](/services/iul)."],
	["{agency} and again {agency}", "{agency} helps."],
	["5 < 7 and 9 > 3 {not one} <b>bold</b>", "Plain."],
])("fits its original: %s", (text, original) => {
	expect(markError(text, original)).toBeNull();
});

test.each([
	["Our office is in {city}.", "tag_missing", "licensedStates"],
	["In {city}: <licensedStates>{licensedStates}", "tag_broken", "licensedStates"],
	["In {city}: {licensedStates} <licensedStates> </licensedStates>", "tag_broken", "licensedStates"],
	["In {city}: </licensedStates>{licensedStates}<licensedStates>", "tag_broken", "licensedStates"],
	[`${claim} <reviewTime>Soon</reviewTime>`, "tag_unknown", "reviewTime"],
	["In <licensedStates>{licensedStates} states</licensedStates>", "placeholder_missing", "city"],
	[`${claim} Call {phone}.`, "placeholder_unknown", "phone"],
	[
		"In {city}, {licensedStates} states <licensedStates>licensed</licensedStates>",
		"placeholder_moved",
		"licensedStates",
	],
	[`${claim} [Ask](/about)`, "link_unknown", "/about"],
	[`${claim} [Ask](https://example.com/(x)`, "link_unknown", "https://example.com/(x"],
	// Without the words in the tag, these would be marks.
	["In {city} {a<licensedStates>b {licensedStates}</licensedStates>c}", "tag_broken", "licensedStates"],
	["In {city} <licensedStates>{licensedStates} {a</licensedStates>}", "tag_broken", "licensedStates"],
	["In {city} [Ask]<licensedStates>{licensedStates}</licensedStates>(/about)", "tag_broken", "licensedStates"],
	["In {city} [Ask](/<licensedStates> {licensedStates}</licensedStates>x)", "tag_broken", "licensedStates"],
])("does not fit: %s", (text, code, name) => {
	expect(markError(text, claim)).toEqual({ code, name });
});

test("keeps links, and claims next to each other", () => {
	expect(markError("Ask us.", "[Ask](https://example.com) us.")).toEqual({
		code: "link_missing",
		name: "https://example.com",
	});
	const two = "<figuresShown>Yes.</figuresShown><figuresWithheld>No.</figuresWithheld>";
	expect(markError("<figuresShown>Yes. <figuresWithheld>No.</figuresWithheld></figuresShown>", two)).toEqual({
		code: "tag_moved",
		name: "figuresWithheld",
	});
});
