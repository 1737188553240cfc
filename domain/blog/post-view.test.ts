import * as v from "valibot";
import { expect, test } from "vitest";
import { postViewSchema } from "./post-view.ts";

test("characters that no database stores don't cost the view", () => {
	const view = { article_id: "0f8fad5b-d9cb-469f-a165-70867728950e", visitor_session_id: "anonymous" };
	const sent = { ...view, referrer: "https://example.org/\u0000a\ud800" };
	expect(v.parse(postViewSchema, sent)).toEqual({ ...view, referrer: "https://example.org/ a " });
});
