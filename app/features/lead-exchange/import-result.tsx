import { useEffect } from "react";
import { Form, Link, useNavigation, useRevalidator } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { importPathOf, listPath, refusedRowsPath } from "#domain/lead-desk/lead-address.ts";
import { textLink } from "../staff/text-link.ts";
import type { ImportCopy, ImportResultWords } from "./import-props.ts";

const pollMs = 2000;

/** How far a running import or its undo is. With script, it updates by itself; without, the link reloads it. */
export function ImportProgress({ id, result, copy }: { id: string; result: ImportResultWords; copy: ImportCopy }) {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const timer = setInterval(() => void revalidate(), pollMs);
		return () => clearInterval(timer);
	}, [revalidate]);
	return (
		<section className="desk-card grid max-w-prose gap-4">
			<p role="status" className="font-semibold text-ink-900">
				{result.progress}
			</p>
			<progress
				value={result.share}
				aria-label={result.isUndoing ? copy.states.undoing : copy.progressLabel}
				className="h-3 w-full accent-ink-700"
			/>
			<p>{result.isUndoing ? copy.undoing : copy.running}</p>
			<div className="flex flex-wrap gap-3">
				<Link reloadDocument to={importPathOf(id)} className={buttonStyle("secondary")}>
					{copy.reload}
				</Link>
				{!result.isUndoing && (
					<Form method="post">
						<input type="hidden" name="intent" value="stop" />
						<Button type="submit" variant="secondary">
							{copy.stop}
						</Button>
					</Form>
				)}
			</div>
			{!result.isUndoing && <p className="text-sm text-ink-700">{copy.stopHint}</p>}
		</section>
	);
}

/** The result of an import, the rows to correct, and the undo button. */
export function ResultPart({ id, result, copy }: { id: string; result: ImportResultWords; copy: ImportCopy }) {
	const isSending = useNavigation().formMethod === "POST";
	return (
		<section className="desk-card grid max-w-prose gap-4">
			<div role="status">
				<ul className="grid gap-1 font-medium text-ink-900">
					{result.lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</div>
			{result.hasLeftOut && (
				<p>
					<a href={refusedRowsPath(id)} download className={textLink}>
						{copy.leftOutFile}
					</a>
					<br />
					<span className="text-sm text-ink-700">{copy.leftOutFileHint}</span>
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				{result.hasLeads && (
					<Link to={listPath("imported=yes")} className={buttonStyle("secondary")}>
						{copy.toList}
					</Link>
				)}
				{result.mayUndo && (
					<Form method="post">
						<input type="hidden" name="intent" value="undo" />
						<Button type="submit" variant="secondary" disabled={isSending}>
							{copy.undo}
						</Button>
					</Form>
				)}
			</div>
			{result.mayUndo && <p className="text-sm text-ink-700">{copy.undoHint}</p>}
		</section>
	);
}
