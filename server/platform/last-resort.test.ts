import { expect, test, vi } from "vitest";
import { handleUncaughtErrors } from "./last-resort.server.ts";
import { createLog } from "./log.server.ts";

/** Runs the handler of uncaught errors without throwing one. */
function uncaught(error: unknown) {
	const listen = vi.spyOn(process, "on").mockReturnValue(process);
	const lines: string[] = [];
	const end = vi.fn();
	handleUncaughtErrors(createLog("info", { write: (line: string) => void lines.push(line) }), end);
	const listener = listen.mock.calls.find(([event]) => String(event) === "uncaughtException")?.[1];
	listen.mockRestore();
	listener?.(error);
	return { ended: end.mock.calls.length, levels: lines.map((line) => JSON.parse(line).level) };
}

function typeError(message: string, frame: string): TypeError {
	const error = new TypeError(message);
	error.stack = `TypeError: ${message}\n    at ${frame}\n    at process.processImmediate (node:internal/timers:574:21)`;
	return error;
}

const driver = "file:///site/node_modules/postgres/src/connection.js:255:22";
const message = "Cannot read properties of null (reading 'write')";

test("a write of the driver to a closed connection does not end the process", () => {
	const error = typeError(message, `Immediate.nextWrite (${driver})`);
	expect(uncaught(error)).toEqual({ ended: 0, levels: ["warn"] });
	const onWindows = typeError(message, "nextWrite (C:\\site\\node_modules\\postgres\\cjs\\src\\connection.js:255:22)");
	expect(uncaught(onWindows)).toEqual({ ended: 0, levels: ["warn"] });
});

test("any other error is logged and ends it", () => {
	const others = [
		new Error("a mistake"),
		typeError(message, "render (file:///site/build/server/index.js:10:2)"),
		typeError(message, "nextWrite (file:///site/build/server/index.js:10:2)"),
		typeError("Cannot read properties of undefined (reading 'rows')", `Immediate.nextWrite (${driver})`),
		typeError(message, `Socket.data (${driver})`),
		"a text",
	];
	for (const error of others) expect(uncaught(error)).toEqual({ ended: 1, levels: ["fatal"] });
});
