/** The parts of PDFKit that tag a document. The package has no types of its own. */
declare module "pdfkit" {
	import type { Readable } from "node:stream";

	export interface StructureContent {
		readonly refs: readonly unknown[];
	}

	export interface StructureElement {
		add(child: StructureElement | StructureContent): this;
		end(): void;
	}

	export default class PDFDocument extends Readable {
		constructor(options: {
			autoFirstPage: boolean;
			tagged: boolean;
			pdfVersion: "1.7";
			lang: string;
			displayTitle: boolean;
			info: Readonly<Record<string, string | Date>>;
		});
		struct(type: string, options?: { alt?: string; scope?: "Row" | "Column" }): StructureElement;
		addStructure(element: StructureElement): this;
		markStructureContent(type: string): StructureContent;
		markContent(type: "Artifact"): this;
		endMarkedContent(): this;
		link(x: number, y: number, width: number, height: number, url: string, options?: object): this;
	}
}
