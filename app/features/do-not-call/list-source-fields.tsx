import { Field } from "#app/components/ui/field.tsx";
import { Select } from "../staff/select.tsx";
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
					<select {...control} defaultValue={typed.source ?? "national"}>
						<option value="national">{copy.sources.national}</option>
						<option value="state">{copy.areaList.ofState}</option>
						{several && <option value="service">{several}</option>}
					</select>
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
