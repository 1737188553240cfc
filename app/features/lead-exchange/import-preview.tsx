import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { leadPath, previewId } from "#domain/lead-desk/lead-address.ts";
import { textLink } from "../staff/text-link.ts";
import type { ImportCopy, ImportPreviewWords, LeftOutRow } from "./import-props.ts";

/** Previews the import: which rows would be imported, which not and why, and the button that starts it. */
export function PreviewPart({ preview, copy }: { preview: ImportPreviewWords; copy: ImportCopy }) {
	const isSending = useNavigation().formMethod === "POST";
	const { count, lines, submit, first, skipped, refused, warned, hasMore } = preview;
	return (
		<section aria-labelledby={previewId} className="desk-card grid gap-5">
			<h3 id={previewId} className="scroll-mt-6 text-xl">
				{copy.preview}
			</h3>
			<ul className="grid gap-1 font-medium text-ink-900">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{first.length > 0 && (
				<div>
					<h4 className="text-base font-semibold text-ink-900">{copy.first}</h4>
					<ul className="mt-2 divide-y divide-sand-200 border-y border-sand-200">
						{first.map(({ row, name, facts, message }) => (
							<li key={row} className="py-2 wrap-anywhere">
								<strong className="font-semibold text-ink-900">{name}</strong>
								<br />
								{facts}
								{message && <p className="line-clamp-2 text-sm">{message}</p>}
							</li>
						))}
					</ul>
				</div>
			)}
			<LeftOutRows
				title={copy.warned}
				hint={copy.warnedHint}
				rows={warned}
				more={hasMore.warned ? copy.moreLeftOut : null}
			/>
			<LeftOutRows title={copy.skipped} rows={skipped} more={hasMore.skipped ? copy.moreLeftOut : null} />
			<LeftOutRows title={copy.refused} rows={refused} more={hasMore.refused ? copy.moreLeftOut : null} />
			<p className="max-w-prose">{copy.rules}</p>
			<div className="flex flex-wrap gap-3">
				{count > 0 && (
					<Form method="post">
						<input type="hidden" name="intent" value="run" />
						<Button type="submit" disabled={isSending}>
							{submit}
						</Button>
					</Form>
				)}
			</div>
		</section>
	);
}

function LeftOutRows({
	title,
	hint,
	rows,
	more,
}: {
	title: string;
	hint?: string;
	rows: readonly LeftOutRow[];
	more: string | null;
}) {
	if (rows.length === 0) return null;
	return (
		<div>
			<h4 className="text-base font-semibold text-ink-900">{title}</h4>
			{hint && <p className="mt-1 text-sm">{hint}</p>}
			<ul className="mt-2 grid gap-2">
				{rows.map(({ line, name, problems, known }) => (
					<li key={line} className="wrap-anywhere">
						<strong className="font-semibold text-ink-900">{[line, name].filter(Boolean).join(" ")}</strong>{" "}
						{problems.join(" ")}
						{known && (
							<>
								<br />
								<Link to={leadPath(known.id)} className={textLink}>
									{known.label}
								</Link>
							</>
						)}
					</li>
				))}
			</ul>
			{more && <p className="mt-2">{more}</p>}
		</div>
	);
}
