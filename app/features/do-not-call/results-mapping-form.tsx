import { Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field, type FieldControl } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { doNotCallPath, resultsPath } from "#domain/do-not-call/register-address.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { textLink } from "../staff/text-link.ts";
import type { DoNotCallCopy, RefusedForm } from "./register-props.ts";

interface UploadedFile {
	id: string;
	name: string;
	columns: string[];
	number: number;
	result: number;
	listed: string[];
	unlisted: string[];
	/** The different values of each column, if there are only a few. */
	values: string[][];
	sample: string[][];
}

/** Asks what the columns of a service's file mean, next to its first rows. */
export function ResultsMappingForm({
	file,
	refused,
	copy,
}: {
	file: UploadedFile;
	refused: RefusedForm | undefined;
	copy: DoNotCallCopy;
}) {
	const text = copy.results;
	const { typed = {} } = refused ?? {};
	const named = file.columns.map((column, place) => ({ place, key: String(place), name: column || String(place + 1) }));
	const columns = (control: FieldControl, chosen: number) => (
		<Select
			{...control}
			chosen={typed[control.name] ?? chosen}
			options={named.map(({ place, name }) => ({ value: place, label: name }))}
		/>
	);
	const values = (file.values[Number(typed.result ?? file.result)] ?? []).map(asTyped);
	return (
		<>
			<Link to={doNotCallPath} className={textLink}>
				{copy.title}
			</Link>
			<h2 className="mb-5 text-2xl">{text.title}</h2>
			<Card heading="h3" id="columns" title={text.columns} lead={file.name}>
				<div className="overflow-x-auto rounded-md border border-sand-200">
					<table className="w-full text-left text-sm">
						<caption className="sr-only">{text.sample}</caption>
						<thead>
							<tr>
								{named.map(({ key, name }) => (
									<th key={key} scope="col" className="bg-sand-100 px-3 py-2 font-semibold">
										{name}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{file.sample.map((row) => (
								<tr key={row.join("\t")}>
									{named.map(({ key, place }) => (
										<td key={key} className="border-t border-sand-200 px-3 py-2">
											{row[place]}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<StaffForm
					fields={{ intent: "accept", file: file.id }}
					action={`${resultsPath}?file=${file.id}`}
					errors={refused?.errors}
					className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2"
				>
					{({ errors, sending }) => (
						<>
							<Field name="number" label={text.number} error={errors.number}>
								{(control) => columns(control, file.number)}
							</Field>
							<Field name="result" label={text.result} error={errors.result}>
								{(control) => columns(control, file.result)}
							</Field>
							{values.length > 0 && (
								<p className="text-sm text-ink-700 sm:col-span-2 wrap-anywhere">
									{text.values}: {values.join(", ")}
								</p>
							)}
							<Field name="listed" label={text.listed} hint={text.valuesHint} error={errors.listed}>
								{(control) => (
									<input
										{...control}
										autoComplete="off"
										defaultValue={typed.listed ?? file.listed.map(asTyped).join(", ")}
									/>
								)}
							</Field>
							<Field name="unlisted" label={text.unlisted} hint={text.valuesHint}>
								{(control) => (
									<input
										{...control}
										autoComplete="off"
										defaultValue={typed.unlisted ?? file.unlisted.map(asTyped).join(", ")}
									/>
								)}
							</Field>
							<Button type="submit" disabled={sending} className="justify-self-start">
								{sending ? copy.sending : text.accept}
							</Button>
						</>
					)}
				</StaffForm>
			</Card>
		</>
	);
}

/** An empty value is written as two quotes. */
function asTyped(value: string): string {
	return value === "" ? '""' : value;
}
