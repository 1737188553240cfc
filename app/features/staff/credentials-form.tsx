import { type FormEvent, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ownWords } from "#content/own-words.ts";
import {
	type CredentialErrorCode,
	type CredentialErrors,
	type CredentialIntent,
	checkCredentials,
} from "#domain/staff/credentials.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { useForm } from "../forms/use-form.ts";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { usePostedErrors } from "./use-posted-errors.ts";
import { useProofOfWork } from "./use-proof-of-work.ts";

/** Validated on submit, and after an error at each change. Without script the server validates it the same way. */
export function CredentialsForm({
	intent,
	copy,
	errorCopy,
	email,
	errors: posted,
	challenge,
}: {
	intent: CredentialIntent;
	copy: Messages["account"]["page"];
	errorCopy: Record<CredentialErrorCode, string>;
	/** Typed in the last post. */
	email: string;
	/** The server's errors. */
	errors: CredentialErrors | undefined;
	/** The proof of work that a sign-up brings. Without script it brings none, and is limited harder. */
	challenge: unknown;
}) {
	const form = useForm((data) => credentialErrors(intent, data), posted);
	usePostedErrors(form.refuse, posted);
	const work = useProofOfWork(challenge);
	const send = useSubmit();
	const [solving, setSolving] = useState(false);
	const sending = useNavigation().formMethod === "POST" || solving;
	const { errors } = form;
	const text = (code: CredentialErrorCode | undefined) => code && errorCopy[code];

	function submit(event: FormEvent<HTMLFormElement>): void {
		if (!form.submit()) {
			event.preventDefault();
			return;
		}
		// Show no errors while the visitor types again after a wrong password.
		form.reset();
		if (!challenge) return;
		event.preventDefault();
		if (sending) return;
		const data = new FormData(event.currentTarget);
		setSolving(true);
		void work.take().then((token) => {
			if (token) data.set("captcha", token);
			setSolving(false);
			return send(data, { method: "post" });
		});
	}

	return (
		<Form
			ref={form.ref}
			method="post"
			noValidate
			onSubmit={submit}
			onFocus={work.prepare}
			onChange={form.change}
			className="grid gap-5"
		>
			<input type="hidden" name="intent" value={intent} />
			<EmailField
				label={copy.email}
				error={text(errors.email)}
				autoComplete={intent === "sign-in" ? "username" : "email"}
				defaultValue={email}
			/>
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

function credentialErrors(intent: CredentialIntent, data: FormData): CredentialErrors {
	const result = checkCredentials(intent, Object.fromEntries(data), ownWords());
	return result.ok ? {} : result.errors;
}
