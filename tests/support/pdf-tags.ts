import { getDocumentProxy } from "unpdf";

interface TaggedPart {
	role: string;
	text: string;
	children: TaggedPart[];
}

interface TreeNode {
	role?: string;
	type?: string;
	id?: string;
	alt?: string;
	children?: TreeNode[];
}

interface TextItem {
	type?: string;
	id?: string;
	str?: string;
	hasEOL?: boolean;
}

/** What a screen reader learns of a PDF: its properties, and its parts in the order in which they are read. */
export async function pdfTags(pdf: Buffer) {
	const document = await getDocumentProxy(new Uint8Array(pdf));
	const parts: TaggedPart[] = [];
	const untagged: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		const { items } = await page.getTextContent({ includeMarkedContent: true });
		const texts = new Map<string, string>();
		let mark = "";
		for (const item of items as TextItem[]) {
			if (item.type?.startsWith("beginMarkedContent")) mark = item.id ?? "";
			else if (item.type === "endMarkedContent") mark = "";
			else {
				const text = (item.str ?? "") + (item.hasEOL ? " " : "");
				if (mark) texts.set(mark, (texts.get(mark) ?? "") + text);
				else untagged.push(text);
			}
		}
		const tree = (await page.getStructTree()) as unknown as TreeNode | null;
		parts.push(...(tree?.children ?? []).map((node) => partOf(node, texts)));
	}
	const { info } = (await document.getMetadata()) as unknown as { info: Record<string, unknown> };
	return {
		isMarked: (await document.getMarkInfo())?.Marked === true,
		language: info.Language,
		title: info.Title,
		parts: parts.flatMap(flat),
		untagged: untagged.join("").trim(),
	};
}

function partOf(node: TreeNode, texts: ReadonlyMap<string, string>): TaggedPart {
	const children = node.children ?? [];
	const own = children.flatMap(({ type, id }) => (type === "content" && id ? [texts.get(id) ?? ""] : []));
	const parts = children.filter(({ role }) => role).map((child) => partOf(child, texts));
	const text = [...own, ...parts.map((part) => part.text)].join(" ").replace(/\s+/g, " ").trim();
	return { role: node.role ?? "", text: node.alt ?? text, children: parts };
}

function flat(part: TaggedPart): TaggedPart[] {
	return [part, ...part.children.flatMap(flat)];
}
