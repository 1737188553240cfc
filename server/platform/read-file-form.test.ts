import { expect, test } from "vitest";
import { readFileForm } from "./read-file-form.server.ts";

/** A form as a browser sends it, in pieces of this many bytes. */
async function posted(form: FormData, pieceLength: number, cutAt = Number.POSITIVE_INFINITY): Promise<Request> {
	const whole = new Request("https://site.example/", { method: "POST", body: form });
	const bytes = new Uint8Array(await whole.arrayBuffer()).slice(0, cutAt);
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (let at = 0; at < bytes.length; at += pieceLength) controller.enqueue(bytes.slice(at, at + pieceLength));
			controller.close();
		},
	});
	const headers = { "Content-Type": whole.headers.get("content-type") ?? "" };
	return new Request("https://site.example/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

function formOf(text: string): FormData {
	const form = new FormData();
	form.set("source", "national");
	form.set("areaCodes", "305 786");
	form.set("file", new File([text], "list.txt"));
	return form;
}

async function read(request: Request) {
	const received: Uint8Array[] = [];
	let before: Record<string, string> = {};
	const form = await readFileForm(request, (fields) => {
		before = { ...fields };
		return { push: (bytes) => received.push(bytes.slice()) };
	});
	return { form, before, text: Buffer.concat(received).toString() };
}

test.each([1, 7, 64, 100_000])("a form with a file is read in pieces of %d bytes", async (pieceLength) => {
	const text = `305,5550123\r\n--not the end\r\n${"786,5550100\n".repeat(300)}`;
	expect(await read(await posted(formOf(text), pieceLength))).toEqual({
		form: { fields: { source: "national", areaCodes: "305 786" }, fileName: "list.txt" },
		before: { source: "national", areaCodes: "305 786" },
		text,
	});
});

test("a form that was cut off, has a field that is too long, or is none at all is refused", async () => {
	expect((await read(await posted(formOf("305,5550123\n".repeat(100)), 64, 1000))).form).toBeNull();
	const long = new FormData();
	long.set("areaCodes", "3".repeat(20_000));
	expect((await read(await posted(long, 1000))).form).toBeNull();
	const plain = new Request("https://site.example/", { method: "POST", body: "a=1" });
	expect((await read(plain)).form).toBeNull();
});
