import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { areaListPath, doNotCallPath } from "#domain/do-not-call/register-address.ts";
import { ListSourceFields } from "./list-source-fields.tsx";
import { RegisterBox } from "./register-box.tsx";
import type { DoNotCallCopy, RefusedForm, StateChoice } from "./register-props.ts";

/** Uploads a list of area codes. The file comes last, so that the server knows what it is while it arrives. */
export function AreaListForm({
	states,
	today,
	refused,
	copy,
}: {
	states: readonly StateChoice[];
	today: string;
	refused: RefusedForm | undefined;
	copy: DoNotCallCopy;
}) {
	const sending = useNavigation().state !== "idle";
	const text = copy.areaList;
	const { typed = {}, errors = {} } = refused ?? {};
	return (
		<>
			<Link to={doNotCallPath} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
				{copy.title}
			</Link>
			<h2 className="mb-5 text-2xl">{text.title}</h2>
			<RegisterBox id="area-list" title={text.heading} lead={text.lead}>
				<Form
					method="post"
					action={areaListPath}
					encType="multipart/form-data"
					className="grid grid-cols-[minmax(0,1fr)] gap-5"
				>
					<ListSourceFields label={text.source} states={states} refused={refused} copy={copy} />
					<Field name="areaCodes" label={text.areaCodes} hint={text.areaCodesHint} error={errors.areaCodes}>
						{(control) => (
							<input {...control} autoComplete="off" inputMode="text" required defaultValue={typed.areaCodes} />
						)}
					</Field>
					<Field name="checkedOn" label={text.checkedOn} hint={text.checkedOnHint} error={errors.checkedOn}>
						{(control) => (
							<input type="date" required {...control} max={today} defaultValue={typed.checkedOn ?? today} />
						)}
					</Field>
					<Field name="file" label={text.file} hint={text.fileHint} error={errors.file}>
						{(control) => <input type="file" required accept=".txt,.csv,text/plain,text/csv" {...control} />}
					</Field>
					<Button type="submit" disabled={sending} className="justify-self-start">
						{sending ? copy.sending : text.submit}
					</Button>
				</Form>
			</RegisterBox>
		</>
	);
}
