import { getSchema } from "@tiptap/core";
import { toPlainJson } from "../text/plain-text.ts";
import type { PostDocument, PostNode } from "./post-document.ts";
import { postExtensions } from "./post-extensions.ts";

const schema = getSchema(postExtensions);
const maxDepth = 30;

/**
 * A document in the one spelling in which documents are stored and compared: each attribute that its nodes have, and no
 * other.
 * @param value anything that a browser may have sent
 * @returns null if it isn't a document, or has parts that a post can't have
 */
export function readPostDocument(value: unknown): PostDocument | null {
	if (!isShallow(value, maxDepth)) return null;
	try {
		const node = schema.nodeFromJSON(toPlainJson(value));
		node.check();
		return node.type === schema.topNodeType ? (node.toJSON() as PostDocument) : null;
	} catch {
		return null;
	}
}

function isShallow(node: unknown, depth: number): boolean {
	if (node === null || typeof node !== "object") return false;
	const { content = [] } = node as Partial<PostNode>;
	return depth > 0 && Array.isArray(content) && content.every((child) => isShallow(child, depth - 1));
}
