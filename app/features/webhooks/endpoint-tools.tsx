import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { Messages } from "#i18n/messages.server.ts";

/** The actions on an endpoint besides changing it. */
export function EndpointTools({
	isOn,
	isUnset,
	hasDead,
	copy,
}: {
	isOn: boolean;
	/** True if the configuration no longer names an address. */
	isUnset: boolean;
	hasDead: boolean;
	copy: Messages["webhooks"]["tools"];
}) {
	return (
		<div className="flex flex-wrap gap-3">
			{!isUnset && <Tool intent="test" label={copy.test} />}
			{hasDead && isOn && <Tool intent="resendDead" label={copy.resendDead} />}
			{!isUnset && <Tool intent={isOn ? "off" : "on"} label={isOn ? copy.off : copy.on} />}
		</div>
	);
}

function Tool({ intent, label }: { intent: string; label: string }) {
	const isSending = useNavigation().formData?.get("intent") === intent;
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			<Button type="submit" variant="secondary" disabled={isSending}>
				{label}
			</Button>
		</Form>
	);
}

/** Makes a new secret, or deletes the endpoint. Both need a recent proof of who the admin is. */
export function EndpointEnds({ copy }: { copy: Messages["webhooks"] }) {
	const { secret, tools } = copy;
	return (
		<div className="grid gap-5">
			<div>
				<p className="mb-2 max-w-prose">
					{secret.rotateText} {secret.overlap}
				</p>
				<Tool intent="rotate" label={secret.rotate} />
			</div>
			<Disclosure label={tools.delete}>
				<p className="mt-1 mb-3 max-w-prose">{tools.deleteText}</p>
				<Tool intent="delete" label={tools.deleteYes} />
			</Disclosure>
		</div>
	);
}
