import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { FieldControl } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { stateOptions } from "#domain/location/state-names.ts";
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
		<Select
			{...control}
			ref={list}
			autoComplete="address-level1"
			none={t("chooseState")}
			options={stateOptions(usePageLocale())}
			{...(onState ? { value: state, onChange: (event) => onState(event.target.value) } : { chosen: state })}
		/>
	);
}
