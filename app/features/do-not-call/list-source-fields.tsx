import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { DoNotCallCopy, RefusedForm, StateChoice } from "./register-props.ts";

/** Asks whose list it is. A state's list also needs its state. */
export function ListSourceFields({
	label,
	several,
	states,
	refused,
	copy,
}: {
	label: string;
	/** The choice for a result that doesn't say which list it is about, if there is one. */
	several?: string;
	states: readonly StateChoice[];
	refused: RefusedForm | undefined;
	copy: DoNotCallCopy;
}) {
	const { typed = {}, errors = {} } = refused ?? {};
	return (
		<>
			<Field name="source" label={label} error={errors.source}>
				{(control) => (
					<Select
						{...control}
						chosen={typed.source ?? "national"}
						options={[
							{ value: "national", label: copy.sources.national },
							{ value: "state", label: copy.areaList.ofState },
							...(several ? [{ value: "service", label: several }] : []),
						]}
					/>
				)}
			</Field>
			<StateField states={states} typed={typed.state} copy={copy} />
		</>
	);
}

/** The state of a state's list. */
export function StateField({
	states,
	typed,
	copy,
}: {
	states: readonly StateChoice[];
	typed: string | undefined;
	copy: DoNotCallCopy;
}) {
	const text = copy.areaList;
	return (
		<Field name="state" label={text.state} hint={text.stateHint}>
			{(control) => (
				<Select
					{...control}
					chosen={typed ?? ""}
					none={text.noState}
					options={states.map(({ code, name }) => ({ value: code, label: name }))}
				/>
			)}
		</Field>
	);
}
