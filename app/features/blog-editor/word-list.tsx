import type { RegulatedFinding } from "#domain/vocabulary/regulated-words.ts";
import { Card } from "../staff/card.tsx";
import type { EditorText } from "./editor-data.ts";

/** The regulated words of the article, each kind once, with the reason. */
export function WordList({ findings, text }: { findings: readonly RegulatedFinding[]; text: EditorText }) {
	const copy = text.editor.words;
	const names = [...new Set(findings.map(({ name }) => name))];
	return (
		<Card id="words" title={copy.title}>
			{names.length === 0 ? (
				<p className="text-sm">{copy.none}</p>
			) : (
				<>
					<p className="text-sm">{copy.lead}</p>
					<dl className="grid gap-3">
						{names.map((name) => (
							<div key={name}>
								<dt className="font-semibold text-ink-900">{wordsOf(findings, name)}</dt>
								<dd className="text-sm">{text.rules[name]}</dd>
							</div>
						))}
					</dl>
				</>
			)}
		</Card>
	);
}

function wordsOf(findings: readonly RegulatedFinding[], name: string): string {
	const words = findings.filter((finding) => finding.name === name).map(({ word }) => word.toLowerCase());
	return [...new Set(words)].map((word) => `“${word}”`).join(", ");
}
