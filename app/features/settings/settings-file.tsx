import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { settingsFilePath } from "#domain/settings/settings-address.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { StaffForm } from "../staff/staff-form.tsx";

/** Takes the settings out of the site as a file, and brings them in. */
export function SettingsFile({
	seen,
	typed,
	error,
	copy,
}: {
	seen: number;
	typed: string | undefined;
	error: string | undefined;
	copy: Messages["settings"];
}) {
	const { file } = copy;
	return (
		<>
			{/* A browser downloads the answer of a plain form. */}
			<form method="post" action={settingsFilePath}>
				<Button type="submit" variant="secondary">
					{file.export}
				</Button>
			</form>
			<StaffForm fields={{ intent: "import", seen: String(seen) }} errors={error ? { file: error } : undefined}>
				{({ errors, sending }) => (
					<>
						<Field name="file" id="settings-file" label={file.paste} hint={file.hint} error={errors.file}>
							{(control) => <textarea {...control} required rows={6} spellCheck={false} defaultValue={typed} />}
						</Field>
						<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
							{file.import}
						</Button>
					</>
				)}
			</StaffForm>
		</>
	);
}
