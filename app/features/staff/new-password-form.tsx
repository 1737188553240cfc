import type { ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { ownWords } from "#content/own-words.ts";
import { type CredentialErrorCode, type CredentialErrors, checkNewPassword } from "#domain/staff/credentials.ts";
import { PasswordField } from "./password-field.tsx";
import { StaffForm } from "./staff-form.tsx";

/** Sets the password of an account by a mailed link, whose token is in a cookie. */
export function NewPasswordForm({
	fields,
	copy,
	errorCopy,
	errors,
	children,
}: {
	/** Submitted with the password. */
	fields?: Readonly<Record<string, string>>;
	copy: Record<"password" | "rule" | "showPassword" | "hidePassword" | "submit" | "sending", string>;
	errorCopy: Record<CredentialErrorCode, string>;
	/** The server's errors. */
	errors: CredentialErrors | undefined;
	/** Says whose password it is. */
	children?: ReactNode;
}) {
	return (
		<StaffForm fields={fields} errors={errors} check={newPasswordErrors}>
			{({ errors: { password: error }, sending }) => (
				<>
					{children}
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
				</>
			)}
		</StaffForm>
	);
}

export function newPasswordErrors(data: FormData): CredentialErrors {
	const result = checkNewPassword(data.get("password"), ownWords());
	return result.ok ? {} : result.errors;
}
