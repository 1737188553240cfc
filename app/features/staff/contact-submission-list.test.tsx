import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { copyFor } from "#i18n/messages.server.ts";
import { ContactSubmissionList, type ContactSubmissionRow } from "./contact-submission-list.tsx";

const row: ContactSubmissionRow = {
	id: "0f8fad5b-d9cb-469f-a165-70867728950e",
	name: "Marie Joseph",
	email: "marie@example.com",
	phone: "(305) 555-0123",
	message: "",
	language: "en",
	status: "new",
	statusText: "New",
	suspectedSpam: false,
	quarantined: false,
	judged: false,
	stopped: null,
	createdAt: "2026-11-23T15:00:00.000Z",
	created: "Monday",
	about: {
		kind: "Contact",
		product: null,
		state: null,
		test: null,
		notOffered: null,
		refused: null,
		booking: null,
		details: [],
	},
};

function linksOf(changes: Partial<ContactSubmissionRow>): string[] {
	const { contactSubmissions, stopRequest } = copyFor("en", "admin");
	const copy = { ...contactSubmissions, notOffered: "", release: "", spam: "", stopRequest };
	const list = <ContactSubmissionList rows={[{ ...row, ...changes }]} copy={copy} />;
	const router = createMemoryRouter([{ path: "/", element: list }]);
	const html = renderToStaticMarkup(<RouterProvider router={router} />);
	return [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href]) => href ?? []);
}

test("one tap reaches a person, but nobody who asked to stop or may be a stranger", () => {
	expect(linksOf({})).toEqual(["mailto:marie@example.com", "tel:+13055550123"]);
	expect(linksOf({ stopped: { badge: "Stopped", lines: [] } })).toEqual([]);
	expect(linksOf({ quarantined: true })).toEqual([]);
	expect(linksOf({ phone: "305-555-0123 or 900-555-0199" }), "the first number counts").toContain("tel:+13055550123");
});
