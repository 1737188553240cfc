import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { Fold } from "./fold.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";

export interface ViewProblem {
	/** `new`, or the id of a view. */
	at: string;
	text: string;
	/** The typed name. */
	name: string;
}

/** Keeps the list under a name, and renames and deletes views. */
export function SavedViews({
	page,
	problem,
	copy,
}: {
	page: ListPage;
	problem: ViewProblem | null;
	copy: ListCopy["saveView"];
}) {
	const changeable = page.views.saved.filter(({ mayChange }) => mayChange);
	const own = problem?.at === "new" ? problem : null;
	const isOther = problem !== null && own === null;
	return (
		<>
			<Fold title={copy.title} isOpen={own !== null}>
				<StaffForm
					key={page.query}
					fields={{ intent: "save-view" }}
					errors={own ? { name: own.text } : undefined}
					preventScrollReset
					className="grid max-w-xl gap-4 pt-1 pb-4"
				>
					{({ errors }) => (
						<>
							<Field
								name="name"
								id="view-name"
								label={copy.name}
								hint={page.isSearch ? copy.textHint : copy.hint}
								error={errors.name}
							>
								{(control) => (
									<input type="text" maxLength={60} autoComplete="off" {...control} defaultValue={own?.name} />
								)}
							</Field>
							{page.seesAll && (
								<fieldset>
									<legend className="font-medium text-ink-900">{copy.scope}</legend>
									<div className="flex flex-wrap gap-x-6">
										{(["own", "team"] as const).map((scope) => (
											<label key={scope} className="inline-flex min-h-11 items-center gap-2.5">
												<input
													type="radio"
													name="scope"
													value={scope}
													defaultChecked={scope === "own"}
													className="size-5 accent-ink-800"
												/>
												{copy.scopes[scope]}
											</label>
										))}
									</div>
								</fieldset>
							)}
							<div>
								<Button type="submit" variant="secondary">
									{copy.submit}
								</Button>
							</div>
						</>
					)}
				</StaffForm>
			</Fold>
			{changeable.length > 0 && (
				<Fold title={copy.manage} isOpen={isOther}>
					<ul className="divide-y divide-sand-200">
						{changeable.map((view) => (
							<li key={`${view.id} ${view.name}`}>
								<ViewForm view={view} problem={problem?.at === view.id ? problem : null} copy={copy} />
							</li>
						))}
					</ul>
				</Fold>
			)}
		</>
	);
}

function ViewForm({
	view,
	problem,
	copy,
}: {
	view: ListPage["views"]["saved"][number];
	problem: ViewProblem | null;
	copy: ListCopy["saveView"];
}) {
	return (
		<StaffForm
			fields={{ id: view.id }}
			errors={problem ? { name: problem.text } : undefined}
			preventScrollReset
			className="flex flex-wrap items-end gap-3 py-4"
		>
			{({ errors }) => (
				<>
					<Field
						name="name"
						id={`view-${view.id}`}
						label={`${copy.name} · ${copy.scopes[view.scope]}`}
						error={errors.name}
						className="min-w-0 grow basis-56"
					>
						{(control) => (
							<input
								type="text"
								maxLength={60}
								autoComplete="off"
								{...control}
								defaultValue={problem?.name ?? view.name}
							/>
						)}
					</Field>
					<Button
						type="submit"
						name="intent"
						value="rename-view"
						variant="secondary"
						aria-label={`${copy.rename}: ${view.name}`}
					>
						{copy.rename}
					</Button>
					<Button
						type="submit"
						name="intent"
						value="delete-view"
						variant="secondary"
						aria-label={`${copy.delete}: ${view.name}`}
					>
						{copy.delete}
					</Button>
				</>
			)}
		</StaffForm>
	);
}
