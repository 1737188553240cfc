import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.server.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
	let text = "";
	const sink = new Writable({
		write(chunk, _encoding, done) {
			text += chunk;
			done();
		},
	});
	write(createLog("info", sink as never));
	return text;
}

test("masks secrets and personal data at any depth", () => {
	const text = logged((log) =>
		log.info(
			{
				accessToken: "t-1",
				nested: { apiKey: "k-1", list: [{ Authorization: "a-1", email: "ana@example.com", phone: "305" }] },
				note: "wrote to ana@example.com",
				error: new Error("550 no such user ana@example.com"),
			},
			"mail to ana@example.com",
		),
	);
	for (const secret of ["t-1", "k-1", "a-1", "ana@", "305"]) expect(text).not.toContain(secret);
	expect(JSON.parse(text)).toMatchObject({ level: "info", nested: { apiKey: "[redacted]" } });
});

test("logs a failed query without its values", () => {
	const failed = new Error("Failed query: insert into leads values ($1, $2)\nparams: Ana,\nCall me\nat 941-555-0100");
	const text = logged((log) => log.error({ error: new Error("outer", { cause: failed }) }, "request failed"));
	expect(text).toContain("insert into leads");
	expect(text).toContain("log.test.ts");
	for (const word of ["Ana", "Call me", "941"]) expect(text).not.toContain(word);
});
