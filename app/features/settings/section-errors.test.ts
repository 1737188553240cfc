import { expect, test } from "vitest";
import { contentFacts } from "#content/agency.ts";
import { maxEvidenceBytes } from "#domain/settings/evidence-upload.ts";
import { fieldsOfLinks } from "#domain/settings/links-form.ts";
import { sectionErrors } from "./section-errors.ts";

test("the browser refuses a permission that is too large, beside what else is wrong", () => {
	const errors = (bytes: number) => {
		const data = new FormData();
		data.set("evidence", new File([new Uint8Array(bytes)], "release.pdf"));
		return sectionErrors("testimonials", data);
	};
	expect(errors(maxEvidenceBytes + 1)).toMatchObject({ evidence: "evidence_large", name: "client_name" });
	expect(errors(maxEvidenceBytes)).not.toHaveProperty("evidence");
});

test("what is as it should be has no errors", () => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fieldsOfLinks(contentFacts.links))) data.set(name, value);
	expect(sectionErrors("links", data)).toEqual({});
});
