import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { useHydrated } from "../questions/use-hydrated.ts";
import { DeskForm } from "./desk-form.tsx";
import type { PanelProps } from "./editor-data.ts";
import { SideBox } from "./side-box.tsx";

/** Makes a link that shows the draft to anybody who has it. It is shown once: the site keeps only its hash. */
export function PreviewBox({ data, text, ...form }: PanelProps) {
	const copy = text.editor.preview;
	return (
		<SideBox id="preview" title={copy.title}>
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
		</SideBox>
	);
}

function PreviewLink({
	link,
	copy,
}: {
	link: { address: string; until: string };
	copy: PanelProps["text"]["editor"]["preview"];
}) {
	const [isCopied, setCopied] = useState(false);
	const isScripted = useHydrated();
	return (
		<div role="status" className="grid gap-2">
			<Field name="preview-link" label={copy.link} hint={`${copy.until} ${link.until}`}>
				{({ name: _, ...control }) => (
					<input {...control} readOnly value={link.address} onFocus={({ target }) => target.select()} />
				)}
			</Field>
			{isScripted && (
				<Button
					type="button"
					variant="secondary"
					className="justify-self-start"
					onClick={() => void navigator.clipboard.writeText(link.address).then(() => setCopied(true))}
				>
					{isCopied ? copy.copied : copy.copy}
				</Button>
			)}
		</div>
	);
}
