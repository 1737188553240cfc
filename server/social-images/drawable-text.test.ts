import { expect, test } from "vitest";
import { drawableText } from "./drawable-text.server.ts";

test.each([
	["¿Cuánto cuesta un seguro de vida?", "¿Cuánto cuesta un seguro de vida?"],
	["Asirans lavi: konbyen li koute ò", "Asirans lavi: konbyen li koute ò"],
	["Kijan pou w pwoteje fanmi w 👨‍👩‍👧 😀", "Kijan pou w pwoteje fanmi w"],
	["“Fees” – what’s left…", "“Fees” – what’s left…"],
	["Cafe\u0301 con leche", "Café con leche"],
	["one\u0000\n\ttwo\u202ethree\u200bfour", "one twothreefour"],
	["<script>alert('1')</script> & \"more\"", "<script>alert('1')</script> & \"more\""],
])("%j is drawn as %j", (text, drawn) => {
	expect(drawableText(text)).toBe(drawn);
});

test.each(["人寿保险", "Life 人", "", "  ", "😀", "\u0007"])("%j is not drawn", (text) => {
	expect(drawableText(text)).toBeNull();
});
