import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Card } from "../staff/card.tsx";
import { DeskForm } from "./desk-form.tsx";
import type { PanelProps } from "./editor-data.ts";

/** The article's address. */
export function AddressBox({ data, text, ...form }: PanelProps) {
	const copy = text.editor.address;
	const { slug } = data;
	const refusal = data.refused?.refusal;
	const isWrong = refusal === "slugMalformed" || refusal === "slugTaken";
	return (
		<Card id="address" title={copy.title}>
			<DeskForm key={slug} section="rename" {...form}>
				{(isSending) => (
					<>
						<p className="text-sm">{copy.lead}</p>
						<Field name="slug" label={copy.slug} error={isWrong ? text.desk.refusals[refusal].text : undefined}>
							{(control) => (
								<input
									{...control}
									required
									maxLength={80}
									autoCapitalize="none"
									autoComplete="off"
									spellCheck={false}
									defaultValue={slug}
								/>
							)}
						</Field>
						{data.needsOtherRenamer && <p className="text-sm font-semibold text-ink-900">{copy.second}</p>}
						<Button type="submit" variant="secondary" disabled={isSending} className="justify-self-start">
							{copy.submit}
						</Button>
					</>
				)}
			</DeskForm>
		</Card>
	);
}
