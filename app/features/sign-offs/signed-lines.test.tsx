import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { markChanges } from "#domain/sign-offs/mark-changes.ts";
import { textLines } from "#domain/sign-offs/signed-page.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { SignedLines } from "./signed-lines.tsx";

const lines = [...textLines("title", "Read this", false), ...textLines("items.0", "It is not a deposit.", true)];

function draw(signed: string[]) {
	const { kinds } = copyFor("en", "blogDesk").versions;
	const changed = markChanges(signed, lines, (text) => [text]);
	return parse(
		renderToStaticMarkup(<SignedLines lines={changed} language="en" kinds={kinds} copy={copyFor("en", "signOffs")} />),
	);
}

test("a link leads to the first change, unless nothing changed or the change is on top", () => {
	const page = draw(["Read this", "It is a deposit."]);
	const link = page.querySelector("a");
	expect(link?.text).toBe("Go to the first change");
	expect(page.querySelector(link?.getAttribute("href") ?? "")?.text).toContain("It is not a deposit.");
	expect(draw(["Read this", "It is not a deposit."]).querySelector("a")).toBeNull();
	expect(draw(["Look here", "It is not a deposit."]).querySelector("a")).toBeNull();
});
