import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { languageOptions } from "#app/components/ui/language-options.ts";
import { Select } from "#app/components/ui/select.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { checkInvitation } from "#domain/staff/invitation.ts";
import { Card } from "../staff/card.tsx";
import { EmailField } from "../staff/email-field.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { PeopleProps } from "./people-copy.ts";
import { ProofField } from "./proof-field.tsx";
import { RoleField } from "./role-field.tsx";

/** Invites somebody. Typed values stay after a refusal, except the password. */
export function InviteForm({
	typed,
	locale,
	isDone,
	...props
}: PeopleProps & {
	/** In the last post, if it was refused. */
	typed: Partial<Record<"name" | "email", string>>;
	/** The admin's own. */
	locale: Locale;
	isDone: boolean;
}) {
	const { copy, roles, owedProof, provePath, notice, errors } = props;
	const { invite: text } = copy;
	return (
		<Card heading="h3" size="wide" id="invite" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="invite" errors={errors} check={invitationErrors} isDone={isDone}>
				{({ errors: found, sending }) => (
					<>
						<div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
							<Field aligned name="name" label={text.name} error={found.name && copy.errors[found.name]}>
								{(control) => (
									<input {...control} autoComplete="off" required maxLength={100} defaultValue={typed.name} />
								)}
							</Field>
							<EmailField
								aligned
								label={text.email}
								error={found.email && copy.errors[found.email]}
								autoComplete="off"
								defaultValue={typed.email}
							/>
							<RoleField
								aligned
								id="invite-role"
								label={text.role}
								value="agent"
								error={found.role}
								copy={copy}
								roles={roles}
							/>
							<Field
								aligned
								name="language"
								label={text.language}
								hint={text.languageHint}
								error={found.language && copy.errors[found.language]}
							>
								{(control) => <Select {...control} chosen={locale} options={languageOptions} />}
							</Field>
						</div>
						<ProofField
							section="invite"
							copy={copy}
							owedProof={owedProof}
							provePath={provePath}
							error={found.current}
						/>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? text.sending : text.submit}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}

function invitationErrors(data: FormData) {
	const result = checkInvitation(Object.fromEntries(data));
	return result.ok ? {} : result.errors;
}
