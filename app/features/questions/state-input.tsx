import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { FieldControl } from "#app/components/ui/field.tsx";
import { statesByName } from "#domain/location/state-names.ts";
import { followState } from "../location/visitor-location.ts";

/** A list of states. Without `onState` it selects the visitor's own state until they choose one. */
export function StateInput({
	control,
	state,
	onState,
}: {
	control: FieldControl & { required?: boolean };
	state: string;
	onState?: (state: string) => void;
}) {
	const t = useTranslations("questions");
	const list = useRef<HTMLSelectElement>(null);
	const states = statesByName(usePageLocale());
	const isOwn = !onState;

	useEffect(() => {
		if (!isOwn) return;
		let assumed = "";
		followState((found) => {
			const { current } = list;
			if (!current || current.value !== assumed) return;
			current.value = found;
			// An unlisted state leaves the list empty.
			assumed = current.value;
		});
	}, [isOwn]);

	return (
		<select
			ref={list}
			autoComplete="address-level1"
			{...control}
			{...(onState ? { value: state, onChange: (event) => onState(event.target.value) } : { defaultValue: state })}
		>
			<option value="">{t("chooseState")}</option>
			{states.map(({ code, name }) => (
				<option key={code} value={code}>
					{name}
				</option>
			))}
		</select>
	);
}
