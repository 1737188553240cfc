import { Font, renderToBuffer } from "@react-pdf/renderer";
import { type ComponentType, createElement } from "react";
import figtree400 from "./fonts/figtree-400.ttf?inline";
import figtree700 from "./fonts/figtree-700.ttf?inline";
import sourceSerif600 from "./fonts/source-serif-4-600.ttf?inline";
import { sansFont, serifFont } from "./pdf-theme.server.ts";

Font.register({
	family: sansFont,
	fonts: [
		{ src: figtree400, fontWeight: 400 },
		{ src: figtree700, fontWeight: 700 },
	],
});
Font.register({ family: serifFont, src: sourceSerif600, fontWeight: 600 });
// It would divide words of every language by English rules.
Font.registerHyphenationCallback((word) => [word]);

/** A paper as the bytes of a PDF file. */
export function renderPdf<Props extends object>(paper: ComponentType<Props>, props: Props): Promise<Buffer> {
	// The library asks for an element of its own `Document`, which is what each paper comes to.
	return renderToBuffer(createElement(paper, props) as Parameters<typeof renderToBuffer>[0]);
}
