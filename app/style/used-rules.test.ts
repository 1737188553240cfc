import { expect, test } from "vitest";
import { parseRules, usedRules, withoutUnreadProperties } from "./used-rules.ts";

const used = (css: string, ...names: string[]) => usedRules(parseRules(css), (name) => names.includes(name));

test("keeps the rules of used classes and of no name, in their order", () => {
	expect(used(".a{color:red}*{margin:0}.b{color:blue}.c .a,.b.a{top:0}", ".a", ".b")).toBe(
		".a{color:red}*{margin:0}.b{color:blue}.b.a{top:0}",
	);
});

test("needs the elements that a selector names", () => {
	expect(
		used('code,body{margin:0}a[href^="http:"] small.x,:root ul>li:first-child::marker{top:0}', "body", "ul", "li", "a"),
	).toBe("body{margin:0}:root ul>li:first-child::marker{top:0}");
});

test("leaves out groups that become empty, and keeps other at-rules whole", () => {
	const face = `@font-face{font-family:A;src:url("a}.woff2")}`;
	expect(
		used(`@layer x,y;${face}@media print{.b{top:0}}@layer x{@media (width>=1px){.a{top:0}.b{top:1px}}}`, ".a"),
	).toBe(`@layer x,y;${face}@layer x{@media (width>=1px){.a{top:0}}}`);
});

test("reads a group after a comment", () => {
	const css = "/*! tailwindcss | MIT License */\n@layer x{*{top:0}code{top:1px}}";
	expect(used(css)).toBe("/*! tailwindcss | MIT License */\n@layer x{*{top:0}}");
});

test("reads escaped names", () => {
	const css = String.raw`.sm\:grid-cols-\[minmax\(0\,1fr\)_2rem\]{top:0}.\32 xl\.5{top:1px}`;
	expect(used(css, ".sm:grid-cols-[minmax(0,1fr)_2rem]", ".2xl.5")).toBe(css);
	expect(used(css, ".sm")).toBe("");
});

test("needs one alternative of `:is()` and `:where()`, and nothing of other parentheses", () => {
	const css = ":is(:where(.group):hover .shown){top:0}:is(.x,.a):not(.y){top:1px}.a:has(.z){top:2px}";
	expect(used(css, ".a")).toBe(":is(.x,.a):not(.y){top:1px}.a:has(.z){top:2px}");
	expect(used(css, ".group", ".shown")).toBe(":is(:where(.group):hover .shown){top:0}");
});

test("leaves out custom properties that nothing reads, also those that only such a property read", () => {
	const css =
		':root{--a:1px;--b:var(--a);--c:2px;--d:3px}@property --c{syntax:"*";inherits:false}@property --e{syntax:"*"}.x{--c:4px;top:var(--c,0)}';
	expect(withoutUnreadProperties(css, (name) => name === "--d")).toBe(
		':root{--c:2px;--d:3px}@property --c{syntax:"*";inherits:false}.x{--c:4px;top:var(--c,0)}',
	);
});
