import { expect, test } from "vitest";
import { uploadImage } from "./upload-image.ts";

const file = new Blob(["picture"]);
const answering = (response: () => Response | Promise<Response>) => () => Promise.resolve().then(response);

test("an uploaded image has the address and the size that the server says", async () => {
	const image = { src: "/media/one-960.jpeg", width: 1200, height: 800 };
	expect(
		await uploadImage(
			file,
			answering(() => Response.json(image)),
		),
	).toEqual({ ok: true, image });
});

test.each([
	[401, "signedOut"],
	[413, "tooLarge"],
	[415, "notImage"],
	[429, "tooMany"],
	[500, "failed"],
] as const)("a refusal with status %d is told", async (status, refusal) => {
	expect(
		await uploadImage(
			file,
			answering(() => new Response(null, { status })),
		),
	).toEqual({ ok: false, refusal });
});

test("without a connection, the upload failed", async () => {
	const offline = answering(() => Promise.reject(new TypeError("no network")));
	expect(await uploadImage(file, offline)).toEqual({ ok: false, refusal: "failed" });
});
