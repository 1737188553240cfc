import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { ChangeSelect } from "./change-select.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";

/**
 * Asks what to change on the chosen leads. It belongs to the form around the list, which leads to the preview. It ends the
 * list, and on a wide screen comes along as soon as a lead is chosen.
 */
export function BulkBar({ page, copy }: { page: ListPage; copy: ListCopy["bulk"] }) {
	return (
		<fieldset className="rounded-lg border border-sand-300 bg-white px-5 py-4 lg:group-has-[input:checked]/list:sticky lg:group-has-[input:checked]/list:bottom-3 lg:group-has-[input:checked]/list:shadow-lg">
			<legend className="float-left mb-2 w-full font-semibold text-ink-900">{copy.title}</legend>
			<div className="clear-both flex flex-wrap items-end gap-x-6 gap-y-3">
				<div className="grid min-w-0 grow basis-64">
					<label className="flex min-h-11 items-center gap-2.5 lg:hidden [@media(scripting:none)]:hidden">
						<input type="checkbox" data-pick-page="" className="size-5 shrink-0 accent-ink-800" />
						{copy.selectPage}
					</label>
					<label className="flex min-h-11 items-center gap-2.5">
						<input type="checkbox" name="all" value="yes" className="size-5 shrink-0 accent-ink-800" />
						{page.total.leads}
					</label>
				</div>
				<Field name="change" id="bulk-change" label={copy.choice} className="min-w-0 grow basis-56">
					{(control) => <ChangeSelect control={control} choices={page.choices} copy={copy} />}
				</Field>
				<Button type="submit" variant="secondary" className="max-xs:w-full">
					{copy.review}
				</Button>
			</div>
		</fieldset>
	);
}
