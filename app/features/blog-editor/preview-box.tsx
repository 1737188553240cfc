import { Button } from "#app/components/ui/button.tsx";
import { Card } from "../staff/card.tsx";
import { CopiedField } from "../staff/copied-field.tsx";
import { DeskForm } from "./desk-form.tsx";
import type { PanelProps } from "./editor-data.ts";

/**
 * Makes a link that shows the draft to anybody who has it, and ends such links. A link is shown once: the site keeps only
 * its hash.
 */
export function PreviewBox({ data, text, ...form }: PanelProps) {
	const copy = text.editor.preview;
	return (
		<Card id="preview" title={copy.title}>
			<DeskForm section="preview" {...form}>
				{(isSending) => (
					<>
						<p className="text-sm">{copy.lead}</p>
						<Button type="submit" variant="secondary" disabled={isSending} className="justify-self-start">
							{copy.create}
						</Button>
					</>
				)}
			</DeskForm>
			{data.preview && <PreviewLink key={data.preview.address} link={data.preview} copy={copy} />}
			{data.previews.length > 0 && <OpenLinks data={data} text={text} {...form} />}
		</Card>
	);
}

function PreviewLink({
	link,
	copy,
}: {
	link: { address: string; until: string };
	copy: PanelProps["text"]["editor"]["preview"];
}) {
	return (
		<div role="status" className="grid gap-2">
			<CopiedField
				id="preview-link"
				label={copy.link}
				hint={`${copy.until} ${link.until}`}
				text={link.address}
				copy={copy}
			/>
		</div>
	);
}

function OpenLinks({ data, text, ...form }: PanelProps) {
	const copy = text.editor.preview;
	// A text that can't be saved now must not keep a link alive.
	const flush = async () => form.revision;
	return (
		<div className="border-t border-sand-200 pt-4">
			<h3 className="font-sans text-base font-semibold">{copy.open}</h3>
			<ul className="mt-2 grid gap-3">
				{data.previews.map(({ id, by, until }) => (
					<li key={id}>
						<DeskForm section="endPreview" {...form} flush={flush} className="grid gap-2">
							{(isSending) => (
								<>
									<input type="hidden" name="link" value={id} />
									<p className="text-sm wrap-anywhere">
										{copy.by} {by}
										<br />
										{copy.until} {until}
									</p>
									<Button
										type="submit"
										variant="secondary"
										disabled={isSending}
										aria-label={`${copy.end}: ${by}, ${until}`}
										className="justify-self-start"
									>
										{copy.end}
									</Button>
								</>
							)}
						</DeskForm>
					</li>
				))}
			</ul>
		</div>
	);
}
