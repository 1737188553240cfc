import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ownWords } from "#content/own-words.ts";
import { type CredentialErrorCode, type CredentialErrors, checkNewPassword } from "#domain/staff/credentials.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { useForm } from "../forms/use-form.ts";
import { PasswordField } from "./password-field.tsx";
import { usePostedErrors } from "./use-posted-errors.ts";

/** Sets the password of an account by a mailed link, whose token is in a cookie. */
export function NewPasswordForm({
	copy,
	errorCopy,
	errors: posted,
}: {
	copy: Messages["account"]["page"];
	errorCopy: Record<CredentialErrorCode, string>;
	/** The server's errors. */
	errors: CredentialErrors | undefined;
}) {
	const form = useForm((data) => newPasswordErrors(data), posted);
	usePostedErrors(form.refuse, posted);
	const sending = useNavigation().formMethod === "POST";
	const error = form.errors.password;

	return (
		<Form
			ref={form.ref}
			method="post"
			noValidate
			onSubmit={(event) => {
				if (form.submit()) form.reset();
				else event.preventDefault();
			}}
			onChange={form.change}
			className="grid gap-5"
		>
			<input type="hidden" name="intent" value="new-password" />
			<PasswordField
				name="password"
				label={copy.newPassword}
				autoComplete="new-password"
				hint={copy.passwordRule}
				error={error && errorCopy[error]}
				show={copy.showPassword}
				hide={copy.hidePassword}
			/>
			<Button type="submit" disabled={sending} className="w-full">
				{sending ? copy.savingPassword : copy.savePassword}
			</Button>
		</Form>
	);
}

function newPasswordErrors(data: FormData): CredentialErrors {
	const result = checkNewPassword(data.get("password"), ownWords);
	return result.ok ? {} : result.errors;
}
