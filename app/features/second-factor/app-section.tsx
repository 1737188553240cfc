import { Button } from "#app/components/ui/button.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { ChangeButton } from "./change-button.tsx";
import { CodeField } from "./code-field.tsx";

/** An app that waits for its first code. */
export interface NewApp {
	/** The secret in groups of four. */
	secret: string;
	qr: { size: number; path: string };
	/** Why the last code was refused. */
	error: string | undefined;
}

export function AppSection({
	copy,
	isOn,
	mayChange,
	newApp,
}: {
	copy: Messages["secondFactor"];
	isOn: boolean;
	mayChange: boolean;
	newApp: NewApp | null;
}) {
	const state = { isOn, label: isOn ? copy.page.on : copy.page.off };
	return (
		<Card size="wide" title={copy.app.title} lead={copy.app.lead} state={state}>
			{mayChange && isOn && <ChangeButton intent="app-remove" label={copy.app.remove} />}
			{mayChange && !isOn && !newApp && <ChangeButton intent="app-start" label={copy.app.start} isMain />}
			{mayChange && !isOn && newApp && <NewAppForm copy={copy.app} app={newApp} />}
		</Card>
	);
}

function NewAppForm({ copy, app: { secret, qr, error } }: { copy: Messages["secondFactor"]["app"]; app: NewApp }) {
	return (
		<div className="grid gap-6 sm:grid-cols-[auto_1fr] sm:items-start">
			<div>
				<p className="mb-3 max-w-60">{copy.scan}</p>
				<svg
					role="img"
					aria-label={copy.picture}
					viewBox={`0 0 ${qr.size} ${qr.size}`}
					shapeRendering="crispEdges"
					className="w-60 max-w-full rounded-md border border-sand-200 bg-white text-black"
				>
					<path d={qr.path} fill="currentColor" />
				</svg>
			</div>
			<div className="grid gap-5">
				<div>
					<p>{copy.type}</p>
					<p className="mt-1 font-mono wrap-anywhere text-ink-900 select-all">{secret}</p>
				</div>
				<StaffForm
					fields={{ intent: "app-confirm" }}
					errors={error ? { code: error } : undefined}
					noValidate={false}
					preventScrollReset
				>
					{({ errors, sending }) => (
						<>
							<CodeField id="app-code" label={copy.code} hint={copy.codeHint} error={errors.code} digitsOnly />
							<Button type="submit" disabled={sending} className="justify-self-start">
								{copy.confirm}
							</Button>
						</>
					)}
				</StaffForm>
			</div>
		</div>
	);
}
