import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { doNotCallPath, resultsPath } from "#domain/do-not-call/register-address.ts";
import { ListSourceFields } from "./list-source-fields.tsx";
import { RegisterBox } from "./register-box.tsx";
import type { DoNotCallCopy, RefusedForm, StateChoice } from "./register-props.ts";

/** Uploads a service's results. The next page asks what its columns mean. */
export function ResultsUploadForm({
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
	const text = copy.results;
	const { typed = {}, errors = {} } = refused ?? {};
	return (
		<>
			<Link to={doNotCallPath} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
				{copy.title}
			</Link>
			<h2 className="mb-5 text-2xl">{text.title}</h2>
			<RegisterBox id="results" title={text.heading} lead={text.lead}>
				<Form
					method="post"
					action={resultsPath}
					encType="multipart/form-data"
					className="grid grid-cols-[minmax(0,1fr)] gap-5"
				>
					<input type="hidden" name="intent" value="upload" />
					<ListSourceFields label={text.source} several={text.several} states={states} refused={refused} copy={copy} />
					<Field name="checkedOn" label={text.checkedOn} error={errors.checkedOn}>
						{(control) => (
							<input type="date" required {...control} max={today} defaultValue={typed.checkedOn ?? today} />
						)}
					</Field>
					<Field name="file" label={text.file} hint={text.fileHint} error={errors.file}>
						{(control) => <input type="file" required accept=".csv,.txt,.tsv,text/csv,text/plain" {...control} />}
					</Field>
					<Button type="submit" disabled={sending} className="justify-self-start">
						{sending ? copy.sending : text.upload}
					</Button>
				</Form>
			</RegisterBox>
		</>
	);
}
