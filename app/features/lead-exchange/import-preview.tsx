import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { previewId } from "#domain/lead-desk/lead-address.ts";
import type { ImportCopy, ImportPreviewWords } from "./import-props.ts";

const card = "rounded-xl border border-sand-200 bg-white p-5";

/** What would be imported, what would not and why, and the button that does it. */
export function PreviewPart({ preview, copy }: { preview: ImportPreviewWords; copy: ImportCopy }) {
	const isSending = useNavigation().formMethod === "POST";
	const { count, lines, submit, first, refused, hasMore } = preview;
	return (
		<section aria-labelledby={previewId} className={`grid gap-5 ${card}`}>
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
			{refused.length > 0 && (
				<div>
					<h4 className="text-base font-semibold text-ink-900">{copy.refused}</h4>
					<ul className="mt-2 grid gap-2">
						{refused.map(({ line, problems }) => (
							<li key={line} className="wrap-anywhere">
								<strong className="font-semibold text-ink-900">{line}</strong> {problems.join(" ")}
							</li>
						))}
					</ul>
					{hasMore && <p className="mt-2">{copy.moreRefused}</p>}
				</div>
			)}
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
