import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { usePageLocale } from "#app/browser/page-frame.tsx";
import { complianceByCode } from "#domain/compliance/states.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { RefusalNote } from "../location/refusal-note.tsx";
import { pickState } from "../location/visitor-location.ts";
import { StateInput } from "../questions/state-input.tsx";
import { columnName, ruledState } from "./show-matching-states.ts";

/**
 * The row of the visitor's own state as a card, above the table of all states. Its space is reserved until the state is
 * known.
 */
export function OwnState({ table, state }: { table: string; state: string | null }) {
	const t = useTranslations("table");
	const location = useTranslations("location");
	const list = useRef<HTMLDListElement>(null);
	const name = jurisdictionName(state ?? "", usePageLocale());
	const hasRow = state !== null && complianceByCode(state) !== undefined;

	useEffect(() => {
		const rows = ruledState.all(document.getElementById(table) ?? undefined);
		const row = rows.find((each) => ruledState.valueOf(each) === state);
		list.current?.replaceChildren(...[...(row?.querySelectorAll("td") ?? [])].map(factOf));
	}, [table, state]);

	return (
		<div className="mb-8 min-h-80 rounded-xl border border-ink-200 bg-white p-5 shadow-sm sm:p-7">
			<p className="text-sm font-semibold text-ink-600">{location("label")}</p>
			<h3 className="text-2xl">{name ?? location("choose")}</h3>
			{!name && (
				<>
					<p className="mt-2 mb-5 max-w-[36rem]">{t("own")}</p>
					<label htmlFor="own-state" className="sr-only">
						{location("label")}
					</label>
					<StateInput
						control={{
							id: "own-state",
							name: "own-state",
							"aria-invalid": undefined,
							"aria-describedby": undefined,
							className: "block min-h-12 w-full max-w-96 rounded-lg border-2 border-ink-500 bg-white px-3 text-base",
						}}
						state=""
						onState={pickState}
					/>
				</>
			)}
			{name && !hasRow && (
				<div className="mt-4 max-w-[44rem]">
					<RefusalNote reason="not_licensed" state={state} product={null} />
				</div>
			)}
			<dl ref={list} hidden={!hasRow} className="mt-4 grid gap-x-10 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3" />
		</div>
	);
}

/** A cell of the table with its column's name. */
function factOf(cell: HTMLTableCellElement): HTMLDivElement {
	const fact = document.createElement("div");
	const term = document.createElement("dt");
	term.className = "font-semibold text-ink-900";
	term.textContent = columnName.valueOf(cell);
	const value = document.createElement("dd");
	value.className = "mt-0.5";
	value.append(...[...(cell.firstElementChild ?? cell).childNodes].map((node) => node.cloneNode(true)));
	fact.append(term, value);
	return fact;
}
