import type { ReactNode } from "react";
import type { Merge, Texts } from "#domain/blog/merge-contents.ts";
import type { OpenPart, PartChoice, PartChoices } from "#domain/blog/merge-documents.ts";
import { textOf } from "#domain/blog/post-document.ts";
import { BlockWords, blockName, FieldWords, fieldGroupName, type PartsText } from "./part-words.tsx";

/** The parts that differ between two texts, each with its choices. */
export function MergeChoices({
	texts,
	merge,
	choices,
	onChoose,
	...shown
}: PartsText & {
	texts: Texts;
	merge: Merge;
	choices: PartChoices;
	onChoose: (key: string, choice: PartChoice) => void;
}) {
	const copy = shown.text.editor.conflict;
	const blocks = merge.parts.flatMap((part) => ("open" in part ? part.open : []));
	if (merge.open.length + blocks.length === 0) return <p className="mt-1 max-w-prose">{copy.fits}</p>;
	const fieldSide = (fields: Merge["open"][number]["fields"], side: "mine" | "theirs") => (
		<FieldWords fields={fields} content={texts[side]} {...shown} />
	);
	return (
		<>
			<p className="mt-1 max-w-prose">{copy.togetherLead}</p>
			<ol className="mt-4 grid grid-cols-1 gap-4">
				{merge.open.map(({ key, fields }) => (
					<Part
						key={key}
						id={key}
						name={fieldGroupName(fields, shown)}
						chosen={choices[key] ?? "mine"}
						options={[
							{ choice: "mine", label: copy.yours, words: fieldSide(fields, "mine") },
							{ choice: "theirs", label: copy.theirs, words: fieldSide(fields, "theirs") },
						]}
						onChoose={onChoose}
					/>
				))}
				{blocks.map((part) => (
					<Part key={part.key} {...blockPart(part, choices[part.key] ?? "both", shown)} onChoose={onChoose} />
				))}
			</ol>
		</>
	);
}

interface PartProps {
	/** The part's key. */
	id: string;
	name: string;
	note?: string | undefined;
	chosen: PartChoice;
	options: { choice: PartChoice; label: string; words?: ReactNode }[];
	onChoose: (key: string, choice: PartChoice) => void;
}

/** The choices for a block: one, the other, or both. If one text doesn't have it, to keep it or to leave it out. */
function blockPart({ key, mine, theirs }: OpenPart, choice: PartChoice, shown: PartsText): Omit<PartProps, "onChoose"> {
	const { conflict: copy } = shown.text.editor;
	const block = mine ?? theirs;
	const words = (node: OpenPart["mine"], other: OpenPart["mine"]) =>
		node && <BlockWords node={node} other={other} {...shown} />;
	const part = { id: key, name: block ? blockName(block, shown) : "" };
	if (mine && theirs) {
		const isFormat = textOf(mine) === textOf(theirs);
		return {
			...part,
			chosen: choice,
			note: isFormat ? shown.text.desk.versions.kinds.formatting : undefined,
			options: [
				{ choice: "mine", label: copy.yours, words: words(mine, theirs) },
				{ choice: "theirs", label: copy.theirs, words: words(theirs, mine) },
				{ choice: "both", label: copy.both },
			],
		};
	}
	const [keep, leave] = mine ? (["mine", "theirs"] as const) : (["theirs", "mine"] as const);
	return {
		...part,
		chosen: choice === leave ? leave : keep,
		note: mine ? copy.theyRemoved : copy.youRemoved,
		options: [
			{ choice: keep, label: copy.keep, words: words(block, null) },
			{ choice: leave, label: copy.leave },
		],
	};
}

function Part({ id, name, note, chosen, options, onChoose }: PartProps) {
	return (
		<li>
			<fieldset className="min-w-0 rounded-md border border-ink-200 p-4">
				<legend className="px-1 font-semibold text-ink-900">{name}</legend>
				{note && <p className="mb-3 text-sm">{note}</p>}
				<div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
					{options.map(({ choice, label, words }) => (
						<label
							key={choice}
							className="flex min-h-11 min-w-0 items-start gap-3 rounded-md border border-ink-200 p-3 has-checked:border-ink-800 has-checked:bg-ink-50"
						>
							<input
								type="radio"
								name={`part ${id}`}
								checked={choice === chosen}
								aria-label={label}
								aria-describedby={words ? `${choice} ${id}`.replaceAll(/\s/g, "_") : undefined}
								onChange={() => onChoose(id, choice)}
								className="mt-0.5 size-5 shrink-0"
							/>
							<span className="min-w-0">
								<span className="block font-semibold text-ink-900">{label}</span>
								{words && (
									<span
										id={`${choice} ${id}`.replaceAll(/\s/g, "_")}
										className="mt-1 block whitespace-pre-line wrap-anywhere"
									>
										{words}
									</span>
								)}
							</span>
						</label>
					))}
				</div>
			</fieldset>
		</li>
	);
}
