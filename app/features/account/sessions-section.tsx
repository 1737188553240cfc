import { Button } from "#app/components/ui/button.tsx";
import type { OwnSession } from "#domain/staff/own-account.ts";
import { Card } from "../staff/card.tsx";
import { PasswordField } from "../staff/password-field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { SectionProps } from "./section-props.ts";

/** Where the account is signed in. Each other session has a button that ends it. */
export function SessionsSection({
	sessions,
	needsProof,
	copy,
	notice,
	isDone,
	errors,
	errorCopy,
}: SectionProps & {
	sessions: OwnSession[];
	/** True if the sign-in was too long ago to end sessions without the password. */
	needsProof: boolean;
}) {
	const { sessions: text, page } = copy;
	return (
		<Card size="wide" id="sessions" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="sessions" errors={errors} isDone={isDone}>
				{({ errors: found, sending }) => (
					<>
						{sessions.length > 1 && (needsProof || errors) && (
							<>
								{/* Enter in the field must not end the first session of the list. */}
								<button type="submit" disabled hidden />
								<PasswordField
									name="password"
									id="sessions-password"
									label={page.currentPassword}
									autoComplete="current-password"
									error={found.password && errorCopy[found.password]}
									show={page.showPassword}
									hide={page.hidePassword}
								/>
							</>
						)}
						<ul className="divide-y divide-sand-200 border-y border-sand-200">
							{sessions.map((session) => (
								<li key={session.id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
									<div className="min-w-0 grow basis-60">
										<p id={`session-${session.id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
											<strong className="font-semibold text-ink-900">{session.device ?? text.unknownDevice}</strong>
											{session.isThis && <StatusBadge variant="secondary">{text.this}</StatusBadge>}
										</p>
										<p className="mt-1 text-sm">
											{session.place ?? text.unknownPlace}
											<br />
											{text.lastSeen} <span className="whitespace-nowrap">{session.lastSeen}</span>
											<br />
											{text.signedIn} <span className="whitespace-nowrap">{session.signedIn}</span>
										</p>
									</div>
									{!session.isThis && (
										<Button
											type="submit"
											name="session"
											value={session.id}
											variant="secondary"
											disabled={sending}
											aria-describedby={`session-${session.id}`}
										>
											{text.end}
										</Button>
									)}
								</li>
							))}
						</ul>
						<p className="text-sm">{text.zone}</p>
						{sessions.length > 1 && (
							<Button
								type="submit"
								name="session"
								value="all"
								variant="secondary"
								disabled={sending}
								className="justify-self-start"
							>
								{text.endOthers}
							</Button>
						)}
					</>
				)}
			</StaffForm>
		</Card>
	);
}
