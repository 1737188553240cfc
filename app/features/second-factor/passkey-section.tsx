import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { describeFactors } from "#server/second-factor/describe-factors.server.ts";
import { Card } from "../staff/card.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { ChangeButton } from "./change-button.tsx";

export type ListedPasskey = Awaited<ReturnType<typeof describeFactors>>["passkeys"][number];

export function PasskeySection({
	copy,
	passkeys,
	mayChange,
	onAdded,
}: {
	copy: Messages["secondFactor"];
	passkeys: readonly ListedPasskey[];
	mayChange: boolean;
	onAdded: (recoveryCodes: string[] | null) => void;
}) {
	const isOn = passkeys.length > 0;
	const state = { isOn, label: isOn ? copy.page.on : copy.page.off };
	return (
		<Card size="wide" title={copy.passkeys.title} lead={copy.passkeys.lead} state={state}>
			{isOn ? (
				<ul className="grid gap-4">
					{passkeys.map((passkey) => (
						<PasskeyItem key={passkey.id} passkey={passkey} mayChange={mayChange} copy={copy.passkeys} />
					))}
				</ul>
			) : (
				<p>{copy.passkeys.none}</p>
			)}
			{mayChange && <AddPasskey copy={copy} onAdded={onAdded} />}
		</Card>
	);
}

function PasskeyItem({
	passkey: { id, name, added, removeLabel, nameLabel },
	mayChange,
	copy,
}: {
	passkey: ListedPasskey;
	mayChange: boolean;
	copy: Messages["secondFactor"]["passkeys"];
}) {
	return (
		<li className="rounded-md border border-sand-200 px-4 py-3">
			<p className="font-semibold wrap-anywhere text-ink-900">{name}</p>
			<p className="text-sm">{added}</p>
			{mayChange && (
				<div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-2">
					<Disclosure label={copy.rename}>
						<Form method="post" preventScrollReset className="grid gap-3 pb-2">
							<input type="hidden" name="intent" value="passkey-rename" />
							<input type="hidden" name="id" value={id} />
							<Field name="name" id={`name-${id}`} label={nameLabel}>
								{(control) => (
									<input {...control} type="text" required maxLength={60} defaultValue={name} autoComplete="off" />
								)}
							</Field>
							<Button type="submit" variant="secondary" className="justify-self-start">
								{copy.rename}
							</Button>
						</Form>
					</Disclosure>
					<ChangeButton intent="passkey-remove" id={id} label={copy.remove} description={removeLabel} />
				</div>
			)}
		</li>
	);
}
