import { Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { areaListPath, doNotCallPath, resultsPath } from "#domain/do-not-call/register-address.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { textLink } from "../staff/text-link.ts";
import { ListSourceFields } from "./list-source-fields.tsx";
import type { DoNotCallCopy, RefusedForm, StateChoice } from "./register-props.ts";

/**
 * Uploads a list of area codes, or a service's results: the next page asks what their columns mean. The file comes last,
 * so that the server knows what it is while it arrives.
 */
export function ListUploadForm({
	kind,
	states,
	today,
	refused,
	copy,
}: {
	kind: "areaList" | "results";
	states: readonly StateChoice[];
	today: string;
	refused: RefusedForm | undefined;
	copy: DoNotCallCopy;
}) {
	const text = copy[kind];
	const areas = kind === "areaList" ? copy.areaList : null;
	const { typed = {} } = refused ?? {};
	return (
		<>
			<Link to={doNotCallPath} className={textLink}>
				{copy.title}
			</Link>
			<h2 className="mb-5 text-2xl">{text.title}</h2>
			<Card heading="h3" id={areas ? "area-list" : "results"} title={text.heading} lead={text.lead}>
				<StaffForm
					fields={areas ? {} : { intent: "upload" }}
					action={areas ? areaListPath : resultsPath}
					errors={refused?.errors}
					encType="multipart/form-data"
					noValidate={false}
					className="grid grid-cols-[minmax(0,1fr)] gap-5"
				>
					{({ errors, sending }) => (
						<>
							<ListSourceFields
								label={text.source}
								several={areas ? undefined : copy.results.several}
								states={states}
								refused={refused && { ...refused, errors }}
								copy={copy}
							/>
							{areas && (
								<Field name="areaCodes" label={areas.areaCodes} hint={areas.areaCodesHint} error={errors.areaCodes}>
									{(control) => (
										<input {...control} autoComplete="off" inputMode="text" required defaultValue={typed.areaCodes} />
									)}
								</Field>
							)}
							<Field name="checkedOn" label={text.checkedOn} hint={areas?.checkedOnHint} error={errors.checkedOn}>
								{(control) => (
									<input type="date" required {...control} max={today} defaultValue={typed.checkedOn ?? today} />
								)}
							</Field>
							<Field name="file" label={text.file} hint={text.fileHint} error={errors.file}>
								{(control) => (
									<input
										type="file"
										required
										accept={`.csv,.txt,${areas ? "" : ".tsv,"}text/csv,text/plain`}
										{...control}
									/>
								)}
							</Field>
							<Button type="submit" disabled={sending} className="justify-self-start">
								{sending ? copy.sending : (areas?.submit ?? copy.results.upload)}
							</Button>
						</>
					)}
				</StaffForm>
			</Card>
		</>
	);
}
