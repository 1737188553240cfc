import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { type FactorNotice, readPasskeyName } from "#domain/staff/second-factor.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { useHydrated } from "../questions/use-hydrated.ts";
import { NoticeBox } from "../staff/notice-box.tsx";

/** Makes a passkey. Only script can ask the device for one. */
export function AddPasskey({
	copy,
	onAdded,
}: {
	copy: Messages["secondFactor"];
	onAdded: (recoveryCodes: string[] | null) => void;
}) {
	const [waiting, setWaiting] = useState(false);
	const [refused, setRefused] = useState<FactorNotice>();
	const [nameError, setNameError] = useState<string>();
	if (!useHydrated()) return <p>{copy.passkeys.noScript}</p>;

	async function add(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const name = readPasskeyName(new FormData(form).get("name"));
		setNameError(name ? undefined : copy.passkeys.nameError);
		setRefused(undefined);
		if (!name || waiting) return;
		setWaiting(true);
		const { makePasskey } = await import("./passkey-calls.ts");
		const made = await makePasskey(name);
		setWaiting(false);
		if (!made.ok) return setRefused(made.code === "cancelled" ? undefined : made.code);
		form.reset();
		onAdded(made.recoveryCodes);
	}

	return (
		<form noValidate onSubmit={(event) => void add(event)} className="grid max-w-120 gap-4">
			{refused && <NoticeBox notice={{ tone: "bad", ...copy.notices[refused] }} />}
			<Field
				name="name"
				id="new-passkey"
				label={copy.passkeys.newName}
				hint={copy.passkeys.newNameHint}
				error={nameError}
			>
				{(control) => <input {...control} type="text" required maxLength={60} autoComplete="off" />}
			</Field>
			<Button type="submit" disabled={waiting} className="justify-self-start">
				{waiting ? copy.passkey.waiting : copy.passkeys.add}
			</Button>
		</form>
	);
}
