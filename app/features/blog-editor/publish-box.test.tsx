import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { copyFor } from "#i18n/messages.server.ts";
import type { EditorText, PublishingData } from "./editor-data.ts";
import { PublishBox } from "./publish-box.tsx";

function draw(isOff: boolean): string {
	const text: EditorText = {
		editor: copyFor("en", "blogEditor"),
		desk: copyFor("en", "blogDesk"),
		rules: copyFor("en", "advertising").rules,
		categories: {},
	};
	const data: PublishingData = {
		articleId: "",
		locale: "ht",
		slug: "fees",
		needsOtherRenamer: false,
		scheduled: null,
		timeZone: "America/New_York",
		preview: null,
		previews: [],
		deletionRefusal: null,
		concerns: [],
		claims: [],
		refused: null,
		isScheduleRefused: false,
		isPublished: true,
		publishedVersion: 3,
		hasNewWork: false,
		address: "/ht/blog/fees",
		isOff,
		lastEditor: "Ana",
		wantsSecond: false,
		needsSecond: false,
	};
	const box = <PublishBox data={data} text={text} revision={1} flush={async () => 1} />;
	return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: box }])} />);
}

test("a text in a language that is off is not said to be on the site", () => {
	expect(draw(false)).toContain("On the site: version 3");
	expect(draw(false)).toContain('href="/ht/blog/fees"');
	expect(draw(true)).not.toContain("On the site: version");
	expect(draw(true)).not.toContain('href="/ht/blog/fees"');
});
