import { expect, test } from "vitest";
import { typeOfImage } from "./image-upload.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
	["\u00ff\u00d8\u00ff\u00e0....", "image/jpeg"],
	["\u0089PNG\r\n\u001a\n....", "image/png"],
	["RIFF\u0001\u0002\u0003\u0004WEBPVP8 ", "image/webp"],
	["\u0000\u0000\u0000 ftypavif....", "image/avif"],
])("the first bytes of %j are those of %s", (text, type) => {
	expect(typeOfImage(bytesOf(text))).toBe(type);
});

test.each([
	["nothing", ""],
	["an SVG drawing", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
	["an SVG drawing behind a declaration", "<?xml version='1.0'?><svg/>"],
	["a page", "<!doctype html><script>alert(1)</script>"],
	["an animated picture", "GIF89a...."],
	["a document", "%PDF-1.7"],
	["a sound", "RIFF\u0001\u0002\u0003\u0004WAVEfmt "],
	["a film", "\u0000\u0000\u0000 ftypisom...."],
	["a picture that only one maker's phones can show", "\u0000\u0000\u0000 ftypheic...."],
	["the name of a picture", "PNG"],
])("%s is no image that may be uploaded", (_, text) => {
	expect(typeOfImage(bytesOf(text))).toBeNull();
});
