import { expect, test } from "vitest";
import { createLog } from "./log.server.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
	const lines: string[] = [];
	write(createLog("info", { write: (line) => void lines.push(line) }));
	return lines.join("");
}

test("a failed query is named without what it would have written", () => {
	const error = new Error(
		"Failed query: insert into leads values ($1, $2)\nparams: Ana Souza,\nCall me\nat 941-555-0100",
	);
	const text = logged((log) => log.error({ error: new Error("outer", { cause: error }) }, "request failed"));
	expect(text).toContain("insert into leads");
	expect(text).toContain("log.test.ts");
	expect(text).not.toMatch(/Ana|Call me|941/);
});

test("secrets and addresses are masked, wherever they stand", () => {
	const text = logged((log) =>
		log.info(
			{ authorization: "Bearer abc", form: { phone: "941", email: "a@b.co" }, note: "from ana@example.com" },
			"to bo@example.com",
		),
	);
	expect(text).not.toMatch(/Bearer|941|a@b\.co|ana@|bo@/);
});
