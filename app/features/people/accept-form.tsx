import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ownWords } from "#content/own-words.ts";
import { type CredentialErrorCode, type CredentialErrors, checkNewPassword } from "#domain/staff/credentials.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { useForm } from "../forms/use-form.ts";
import { PasswordField } from "../staff/password-field.tsx";
import { usePostedErrors } from "../staff/use-posted-errors.ts";

/** The password of somebody who was invited. The link's token is in a cookie. */
export function AcceptForm({
	email,
	copy,
	errorCopy,
	errors: posted,
}: {
	email: string;
	copy: Messages["invitation"] & Pick<Messages["account"]["page"], "showPassword" | "hidePassword">;
	errorCopy: Record<CredentialErrorCode, string>;
	/** The server's errors. */
	errors: CredentialErrors | undefined;
}) {
	const form = useForm((data) => passwordErrors(data), posted);
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
			<p className="wrap-anywhere">
				{copy.email} <strong className="font-semibold text-ink-900">{email}</strong>
			</p>
			{/* Tells password managers whose password this is. */}
			<input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
			<PasswordField
				name="password"
				label={copy.password}
				autoComplete="new-password"
				hint={copy.rule}
				error={error && errorCopy[error]}
				show={copy.showPassword}
				hide={copy.hidePassword}
			/>
			<Button type="submit" disabled={sending} className="w-full">
				{sending ? copy.sending : copy.submit}
			</Button>
		</Form>
	);
}

function passwordErrors(data: FormData): CredentialErrors {
	const result = checkNewPassword(data.get("password"), ownWords);
	return result.ok ? {} : result.errors;
}
