import { Button } from "#app/components/ui/button.tsx";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";
import type { PeopleProps } from "./people-copy.ts";

export interface InvitationRow {
	id: string;
	name: string;
	email: string;
	roleName: string;
	language: string;
	/** True if its link still works. */
	isOpen: boolean;
	expires: string;
}

/** People who have not accepted yet. Each invitation can be sent again or withdrawn. */
export function InvitationList({ invitations, copy, notice, errors }: PeopleProps & { invitations: InvitationRow[] }) {
	const { invitations: text } = copy;
	return (
		<Card heading="h3" size="wide" id="invitations" title={text.title} notice={notice}>
			{invitations.length === 0 ? (
				<p>{text.empty}</p>
			) : (
				<ul className="divide-y divide-sand-200 border-y border-sand-200">
					{invitations.map(({ id, name, email, roleName, language, isOpen, expires }) => (
						<li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
							<div id={`invitation-${id}`} className="min-w-0 grow basis-60">
								<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
									<strong className="font-semibold text-ink-900 wrap-anywhere">{name}</strong>
									<StatusBadge variant="secondary">{roleName}</StatusBadge>
								</p>
								<p className="wrap-anywhere">{email}</p>
								<p className="mt-1 text-sm">
									{text.language} {language}
									<br />
									{isOpen ? `${text.expires} ${expires}` : text.expired}
								</p>
							</div>
							<StaffForm section="invitations" errors={errors} className="flex flex-wrap gap-3">
								{({ sending }) =>
									(["resend", "withdraw"] as const).map((verb) => (
										<Button
											key={verb}
											type="submit"
											name={verb}
											value={id}
											variant="secondary"
											disabled={sending}
											aria-describedby={`invitation-${id}`}
										>
											{text[verb]}
										</Button>
									))
								}
							</StaffForm>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
