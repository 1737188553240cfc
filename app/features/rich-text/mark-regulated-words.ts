import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { Locale } from "#domain/locale/locales.ts";
import type { RegulatedName } from "#domain/vocabulary/regulated-names.ts";
import { findRegulatedWords, type RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";

const key = new PluginKey<DecorationSet>("regulatedWords");

/**
 * Marks words that insurance advertising may not use, or may use only under conditions, in the article's language.
 * @param rules explains the rule when the pointer is on the word
 * @param report is called with the words in the whole text after each change
 */
export function markRegulatedWords(
	locale: Locale,
	rules: Record<RegulatedName, string>,
	report: (findings: RegulatedFinding[]) => void,
) {
	/** Nodes never change, so what was found in one stays true. */
	const known = new WeakMap<Node, RegulatedFinding[]>();
	const findingsIn = (block: Node) => {
		const found = known.get(block) ?? findRegulatedWords(locale, wordsOf(block));
		known.set(block, found);
		return found;
	};
	function decorate({ doc }: EditorState): DecorationSet {
		const findings: RegulatedFinding[] = [];
		const marks: Decoration[] = [];
		doc.descendants((block, at) => {
			if (!block.isTextblock) return true;
			for (const finding of findingsIn(block)) {
				findings.push(finding);
				const [from, to] = [at + 1 + finding.start, at + 1 + finding.end];
				marks.push(Decoration.inline(from, to, { class: "regulated-word", title: rules[finding.name] }));
			}
			return false;
		});
		report(findings);
		return DecorationSet.create(doc, marks);
	}
	return Extension.create({
		name: "regulatedWords",
		addProseMirrorPlugins: () => [
			new Plugin<DecorationSet>({
				key,
				state: {
					init: (_, state) => decorate(state),
					apply: (transaction, marks, _, state) => (transaction.docChanged ? decorate(state) : marks),
				},
				props: { decorations: (state) => key.getState(state) },
			}),
		],
	});
}

/** A line break is one character, so that places in the text are places in the block. */
function wordsOf(block: Node): string {
	return block.textBetween(0, block.content.size, undefined, "\n");
}
