import * as v from "valibot";
import { toOneLine } from "../text/plain-text.ts";

/** Stands for the address of every visitor: it is not stored. */
export const viewAddressMarker = "client-side";

/** In place of a session that nobody knows. */
export const anonymousSession = "anonymous";

/** The report of an opened post, with the names of the specification. */
export const postViewSchema = v.object({
	article_id: v.pipe(v.string(), v.uuid()),
	visitor_session_id: v.union([v.pipe(v.string(), v.uuid()), v.literal(anonymousSession)]),
	referrer: v.pipe(v.string(), v.maxLength(500), v.transform(toOneLine)),
});
export type PostView = v.InferOutput<typeof postViewSchema>;
