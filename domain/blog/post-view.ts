import * as v from "valibot";
import { toOneLine } from "../text/plain-text.ts";

/** Stands for the address of every visitor: it is not stored. */
export const viewAddressMarker = "client-side";

/** What a page reports when a post is opened, with the names of the specification. */
export const postViewSchema = v.object({
	article_id: v.pipe(v.string(), v.uuid()),
	visitor_session_id: v.union([v.pipe(v.string(), v.uuid()), v.literal("anonymous")]),
	referrer: v.pipe(v.string(), v.maxLength(500), v.transform(toOneLine)),
});
export type PostView = v.InferOutput<typeof postViewSchema>;
