import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { LeadFactName } from "#domain/lead-desk/lead-facts.ts";
import type { factChoices } from "#server/lead-desk/page/fact-choices.server.ts";
import type { LeadPageCopy } from "./lead-page-props.ts";

type Facts = Readonly<Partial<Record<LeadFactName, string | null>>>;

const texts = [
	{ name: "firstName", type: "text", most: 100 },
	{ name: "lastName", type: "text", most: 100 },
	{ name: "phone", type: "tel", most: 40 },
	{ name: "email", type: "email", most: 254 },
	{ name: "referredBy", type: "text", most: 100 },
] as const;

/** The fields about a person: who they are, how to reach them, and what they want. */
export function FactFields({
	choices,
	facts,
	errorOf,
	copy,
	isFirst = false,
}: {
	choices: ReturnType<typeof factChoices>;
	/** The values that the fields start with. */
	facts: Facts;
	errorOf: (field: LeadFactName) => string | undefined;
	copy: LeadPageCopy["facts"];
	/** The page is about nothing else, so typing begins here. */
	isFirst?: boolean;
}) {
	const selects = [
		{ name: "state", options: choices.states, none: copy.unknown },
		{ name: "locale", options: choices.languages, none: null },
		{ name: "product", options: choices.products, none: copy.unknown },
	] as const;
	return (
		<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
			{texts.map(({ name, type, most }) => (
				<Field key={name} name={name} id={`fact-${name}`} label={copy[name]} error={errorOf(name)}>
					{(control) => (
						<input
							{...control}
							type={type}
							maxLength={most}
							autoComplete="off"
							// biome-ignore lint/a11y/noAutofocus: somebody who opens the page for a caller types the name first
							autoFocus={isFirst && name === "firstName"}
							defaultValue={facts[name] ?? ""}
						/>
					)}
				</Field>
			))}
			{selects.map(({ name, options, none }) => (
				<Field key={name} name={name} id={`fact-${name}`} label={copy[name]} error={errorOf(name)}>
					{(control) => <Select {...control} chosen={facts[name] ?? ""} none={none} options={options} />}
				</Field>
			))}
		</div>
	);
}
