import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Card } from "../staff/card.tsx";
import { DeskForm } from "./desk-form.tsx";
import type { PanelProps } from "./editor-data.ts";

/** Deletes the article, or this translation, or says why that can't be. The button comes after what it does is read. */
export function DeleteBox({ isTranslation, data, text, ...form }: PanelProps & { isTranslation: boolean }) {
	const copy = text.editor.delete;
	if (data.deletionRefusal) {
		return (
			<Card id="delete" title={copy.title}>
				<p className="text-sm">{text.desk.refusals[data.deletionRefusal].text}</p>
			</Card>
		);
	}
	return (
		<Card id="delete" title={copy.title}>
			<Disclosure label={isTranslation ? copy.translation : copy.article}>
				<DeskForm section="delete" {...form} className="grid gap-3 pt-2">
					{(isSending) => (
						<>
							<p className="text-sm">{isTranslation ? copy.translationLead : copy.articleLead}</p>
							<Button type="submit" variant="secondary" disabled={isSending} className="justify-self-start">
								{copy.submit}
							</Button>
						</>
					)}
				</DeskForm>
			</Disclosure>
		</Card>
	);
}
