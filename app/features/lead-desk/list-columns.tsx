import { Button } from "#app/components/ui/button.tsx";
import { CheckBox } from "#app/components/ui/check-box.tsx";
import { leadColumns } from "#domain/lead-desk/lead-columns.ts";
import { StaffForm } from "../staff/staff-form.tsx";
import { Fold } from "./fold.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";

/** Chooses the columns of the list. They follow the account. */
export function ListColumns({ page, copy }: { page: ListPage; copy: ListCopy }) {
	return (
		<Fold key={page.columns.join()} title={copy.choice.title} icon="columns">
			<StaffForm fields={{ intent: "columns" }} errors={undefined} preventScrollReset className="grid gap-2 pt-1 pb-4">
				{() => (
					<>
						<fieldset>
							<legend className="mb-1">{copy.choice.hint}</legend>
							<div className="flex flex-wrap gap-x-6">
								{leadColumns.map((column) => (
									<CheckBox
										key={column}
										name="column"
										value={column}
										defaultChecked={page.columns.includes(column)}
										label={copy.choice.columns[column]}
									/>
								))}
							</div>
						</fieldset>
						<div>
							<Button type="submit" variant="secondary">
								{copy.choice.submit}
							</Button>
						</div>
					</>
				)}
			</StaffForm>
		</Fold>
	);
}
