import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { maxInboundWords, type OriginWay } from "#domain/lead-desk/inbound.ts";
import type { LeadPageCopy } from "./lead-page-props.ts";

/** How the person contacted us, and whether they said that we may call. */
export function InboundFields({
	ways,
	typed = {},
	errorOf,
	copy,
}: {
	ways: readonly OriginWay[];
	typed?: Readonly<Record<string, string>> | undefined;
	errorOf: (field: string) => string | undefined;
	copy: Pick<LeadPageCopy, "inbound" | "ways">;
}) {
	const text = copy.inbound;
	return (
		<>
			<Field name="way" id="inbound-way" label={text.way} error={errorOf("way")}>
				{(control) => (
					<Select
						{...control}
						chosen={typed.way ?? ways[0]}
						options={ways.map((way) => ({ value: way, label: copy.ways[way] }))}
					/>
				)}
			</Field>
			<Field name="words" id="inbound-words" label={text.words} hint={text.wordsHint} error={errorOf("words")}>
				{(control) => <textarea {...control} rows={2} maxLength={maxInboundWords} defaultValue={typed.words} />}
			</Field>
			<Field name="on" id="inbound-on" label={text.on} hint={text.onHint} error={errorOf("on")}>
				{(control) => <input {...control} type="date" defaultValue={typed.on} />}
			</Field>
			<CheckBox
				name="agreed"
				value="yes"
				defaultChecked={typed.agreed === "yes"}
				aria-describedby="agreed-hint"
				label={text.agreed}
			/>
			<p id="agreed-hint" className="text-sm">
				{text.agreedHint}
			</p>
		</>
	);
}
