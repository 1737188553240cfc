import type { SafeNode, SafePageNode } from "@react-pdf/layout";
import type PDFDocument from "pdfkit";
import type { StructureElement } from "pdfkit";

type TagType =
	| "H1"
	| "H2"
	| "H3"
	| "P"
	| "Span"
	| "L"
	| "LI"
	| "Lbl"
	| "LBody"
	| "Table"
	| "TR"
	| "TH"
	| "TD"
	| "Figure"
	| "BlockQuote";

/** What a screen reader makes of a part. */
interface PdfTag {
	type: TagType;
	/** Whether a header cell belongs to its row or its column. */
	scope?: "Row" | "Column";
	/** What a picture shows. */
	alt?: string;
}

/**
 * Properties for a part of a PDF that is more than a paragraph. A `Text` without them is a paragraph, or a run of words in
 * a part that holds words itself. Everything else, such as lines, boxes and backgrounds, is decoration.
 */
export function tagged(type: TagType, more: Omit<PdfTag, "type"> = {}): object {
	return { pdfTag: { type, ...more } satisfies PdfTag };
}

/** Parts in which a text is no paragraph of its own. */
const holdsWords: ReadonlySet<TagType> = new Set(["H1", "H2", "H3", "P", "Lbl", "LBody", "TH", "TD"]);

/**
 * Tags each text and figure of a document that is laid out and about to be drawn. The library draws the tree in its order,
 * so a canvas without a picture goes before and after each of them, which opens and closes its mark.
 */
export function tagPages(pages: readonly SafePageNode[], pdf: PDFDocument): void {
	const tags = new TagWriter(pdf);
	for (const page of pages) {
		const isLast = page === pages.at(-1);
		page.children = (page.children ?? []).flatMap((child) => withMarks(child, [], tags, isLast)) as NonNullable<
			SafePageNode["children"]
		>;
	}
}

function withMarks(node: SafeNode, around: readonly PdfTag[], tags: TagWriter, isLastPage: boolean): SafeNode[] {
	const props = (node.props ?? {}) as { pdfTag?: PdfTag; fixed?: boolean; render?: unknown };
	// The foot of each page is read once, at the end. Page numbers are not read.
	if (props.fixed && (!isLastPage || props.render)) return [node];
	const own = props.pdfTag;
	if (node.type === "TEXT") {
		return tags.marked(node, [...around, own ?? { type: typeWithin(around.at(-1)?.type) }]);
	}
	if (own?.type === "Figure") return tags.marked(node, [...around, own]);
	// A link with a box of its own is drawn before its words.
	if (node.type === "LINK") return tags.marked(node, [...around, { type: "P" }]);
	const inside = own ? [...around, own] : around;
	const children = (node.children ?? []) as SafeNode[];
	return [{ ...node, children: children.flatMap((child) => withMarks(child, inside, tags, isLastPage)) } as SafeNode];
}

function typeWithin(parent: TagType | undefined): TagType {
	if (parent === "LI") return "Lbl";
	return parent && holdsWords.has(parent) ? "Span" : "P";
}

/** Writes the marks while the document is drawn. Whatever is drawn between two of them is decoration. */
class TagWriter {
	readonly #pdf: PDFDocument;
	readonly #root: StructureElement;
	/** A list or table that continues on the next page is still one. */
	readonly #elements = new Map<PdfTag, StructureElement>();
	#current: StructureElement | null = null;

	constructor(pdf: PDFDocument) {
		this.#pdf = pdf;
		this.#root = pdf.struct("Document");
		pdf.addStructure(this.#root);
		pdf.on("pageAdded", () => pdf.markContent("Artifact"));
		this.#tagLinks();
	}

	marked(node: SafeNode, path: readonly PdfTag[]): SafeNode[] {
		return [canvas(() => this.#open(path)), node, canvas(() => this.#close())];
	}

	#open(path: readonly PdfTag[]): void {
		this.#pdf.endMarkedContent();
		const element = path.reduce((parent, tag) => this.#elementOf(tag, parent), this.#root);
		element.add(this.#pdf.markStructureContent(path.at(-1)?.type ?? "P"));
		this.#current = element;
	}

	#close(): void {
		this.#current = null;
		this.#pdf.endMarkedContent();
		this.#pdf.markContent("Artifact");
	}

	#elementOf(tag: PdfTag, parent: StructureElement): StructureElement {
		const known = this.#elements.get(tag);
		if (known) return known;
		const { type, ...more } = tag;
		const element = this.#pdf.struct(type, more);
		parent.add(element);
		this.#elements.set(tag, element);
		return element;
	}

	#tagLinks(): void {
		const draw = this.#pdf.link.bind(this.#pdf);
		this.#pdf.link = (x, y, width, height, url, options) => {
			if (!this.#current) return draw(x, y, width, height, url, options);
			const element = this.#pdf.struct("Link");
			this.#current.add(element);
			const contents = new String(url.replace(/^(?:mailto|tel):/, ""));
			draw(x, y, width, height, url, { ...options, structParent: element, Contents: contents });
			// The reference to the link names the page that is drawn at this moment.
			element.end();
			return this.#pdf;
		};
	}
}

/** A size of zero would be logged. */
function canvas(paint: () => void): SafeNode {
	const box = { top: 0, left: 0, right: 0, bottom: 0, width: 1, height: 1 };
	return { type: "CANVAS", box, style: {}, props: { paint } } as unknown as SafeNode;
}
