import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { ImportCopy } from "./import-props.ts";

/** Asks for the file. Browsers take it by a click, or dropped on the field. */
export function ImportUpload({ copy, error }: { copy: ImportCopy; error: string | undefined }) {
	const isSending = useNavigation().formMethod === "POST";
	return (
		<Form
			method="post"
			encType="multipart/form-data"
			className="grid max-w-prose gap-5 rounded-xl border border-sand-200 bg-white p-5"
		>
			<input type="hidden" name="intent" value="upload" />
			<Field name="file" label={copy.file} hint={copy.fileHint} error={error}>
				{(control) => <input type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" required {...control} />}
			</Field>
			<Button type="submit" disabled={isSending} className="justify-self-start">
				{isSending ? copy.uploading : copy.upload}
			</Button>
		</Form>
	);
}
