import { expect, test } from "vitest";
import { sendDraft } from "./send-draft.ts";

const draft = { articleId: "one", revision: 3, content: {}, isChosen: false };
const answering = (response: () => Response | Promise<Response>) => () => Promise.resolve().then(response);

test("what the server answers is passed on", async () => {
	const saved = { state: "saved", revision: 4 };
	expect(
		await sendDraft(
			draft,
			answering(() => Response.json(saved)),
		),
	).toEqual(saved);
});

test.each([
	[401, "signedOut"],
	[403, "notAllowed"],
	[404, "notAllowed"],
	[413, "tooLarge"],
	[422, "malformed"],
	[429, "failed"],
	[500, "failed"],
	[503, "offline"],
] as const)("status %d is told as %s", async (status, state) => {
	expect(
		await sendDraft(
			draft,
			answering(() => new Response(null, { status })),
		),
	).toEqual({ state });
});

test("without a connection the text waits", async () => {
	const offline = answering(() => Promise.reject(new TypeError("no network")));
	expect(await sendDraft(draft, offline)).toEqual({ state: "offline" });
});
