import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import {
	type CredentialErrorCode,
	type CredentialErrors,
	type CredentialIntent,
	checkCredentials,
} from "#domain/staff/credentials.ts";
import { PasswordField } from "./password-field.tsx";

export interface CredentialsCopy {
	signIn: string;
	signingIn: string;
	signUp: string;
	creatingAccount: string;
	email: string;
	password: string;
	passwordRule: string;
	showPassword: string;
	hidePassword: string;
}

/** Checked when it is sent, then at each change; without script the server checks alike. */
export function CredentialsForm({
	intent,
	copy,
	errorTexts,
	email,
	errors: serverErrors,
}: {
	intent: CredentialIntent;
	copy: CredentialsCopy;
	errorTexts: Record<CredentialErrorCode, string>;
	/** What was typed before. */
	email: string;
	errors: CredentialErrors;
}) {
	const [checked, setChecked] = useState<CredentialErrors | null>(null);
	const sending = useNavigation().formMethod === "POST";
	const errors = checked ?? serverErrors;
	const text = (code: CredentialErrorCode | undefined) => code && errorTexts[code];

	function check(form: HTMLFormElement): CredentialErrors {
		const result = checkCredentials(intent, Object.fromEntries(new FormData(form)));
		return "errors" in result ? result.errors : {};
	}
	function onSubmit(event: FormEvent<HTMLFormElement>) {
		const form = event.currentTarget;
		const found = check(form);
		setChecked(found);
		const [first] = Object.keys(found);
		if (!first) return;
		event.preventDefault();
		form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
	}

	return (
		<Form
			method="post"
			noValidate
			onSubmit={onSubmit}
			onChange={(event) => {
				if (Object.keys(errors).length > 0) setChecked(check(event.currentTarget));
			}}
			className="grid gap-5"
		>
			<input type="hidden" name="intent" value={intent} />
			<Field name="email" label={copy.email} error={text(errors.email)}>
				{(control) => (
					<input
						{...control}
						type="email"
						autoComplete={intent === "sign-in" ? "username" : "email"}
						autoCapitalize="none"
						spellCheck={false}
						required
						maxLength={254}
						defaultValue={email}
					/>
				)}
			</Field>
			<PasswordField
				name="password"
				label={copy.password}
				autoComplete={intent === "sign-in" ? "current-password" : "new-password"}
				hint={intent === "sign-up" ? copy.passwordRule : undefined}
				error={text(errors.password)}
				show={copy.showPassword}
				hide={copy.hidePassword}
			/>
			<Button type="submit" disabled={sending} className="w-full">
				{intent === "sign-in" ? (sending ? copy.signingIn : copy.signIn) : sending ? copy.creatingAccount : copy.signUp}
			</Button>
		</Form>
	);
}
