import * as v from "valibot";
import { clientErrorSources, maxClientErrorFrames, withoutValues } from "./client-error.ts";

/** What a browser may report. Anybody can call it, so the message is cleaned a second time. */
export const clientErrorSchema = v.strictObject({
	source: v.picklist(clientErrorSources),
	name: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
	message: v.pipe(v.string(), v.maxLength(2000), v.transform(withoutValues)),
	page: v.pipe(v.string(), v.regex(/^\/[\w\-./]{0,200}$/)),
	frames: v.pipe(
		v.array(v.pipe(v.string(), v.regex(/^\/[\w\-./]{1,140}(?::\d{1,6}){2}$/))),
		v.maxLength(maxClientErrorFrames),
	),
});
