import { data, Form, redirect, redirectDocument, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { DeletionSection } from "#app/features/account/deletion-section.tsx";
import { DigestSection } from "#app/features/account/digest-section.tsx";
import { EmailSection } from "#app/features/account/email-section.tsx";
import { LanguageSection } from "#app/features/account/language-section.tsx";
import { NameSection } from "#app/features/account/name-section.tsx";
import { PasswordSection } from "#app/features/account/password-section.tsx";
import { QuietSection } from "#app/features/account/quiet-section.tsx";
import { SecondFactorSection } from "#app/features/account/second-factor-section.tsx";
import type { SectionProps } from "#app/features/account/section-props.ts";
import { SessionsSection } from "#app/features/account/sessions-section.tsx";
import { LeaveForm } from "#app/features/people/leave-form.tsx";
import { signOutPath } from "#app/features/session/sign-out-path.ts";
import { useSessionWatch } from "#app/features/session/use-session-watch.ts";
import { Card } from "#app/features/staff/card.tsx";
import { DeskShell } from "#app/features/staff/desk-shell.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { invitationDays } from "#domain/staff/invitation.ts";
import {
	type AccountErrors,
	type AccountSection,
	accountChanges,
	accountSections,
	isAccountChange,
} from "#domain/staff/own-account.ts";
import { accountPath } from "#domain/staff/return-path.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { isFresh } from "#domain/staff/second-factor.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { wantsDigest } from "#server/account/choose-digest.server.ts";
import { readQuietHours } from "#server/account/choose-quiet-hours.server.ts";
import { listOwnSessions } from "#server/account/own-sessions.server.ts";
import { accountForms } from "#server/account/post-account-form.server.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { deskShell } from "#server/lead-desk/desk-shell.server.ts";
import { readLeaveChoices, saveOwnLeave } from "#server/leave/plan-leave.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { summarizeFactors } from "#server/second-factor/summarize-factors.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { requireSignedIn } from "#server/staff/require-signed-in.server.ts";
import { signOut } from "#server/staff/sign-out.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/account";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage, requireSignedIn];

export async function loader({ request, context }: Route.LoaderArgs) {
	const signedIn = context.get(staffContext);
	const { email, role, language } = signedIn;
	const locale = signedIn.locale;
	const done = new URL(request.url).searchParams.get("done");
	const copy = copyFor(locale, "ownAccount");
	const people = copyFor(locale, "people", { days: invitationDays });
	const services = context.get(servicesContext);
	return {
		locale,
		shell: staffShell(locale),
		/** For people who work here. */
		desk: mayOpenDashboard(role) ? await deskShell(services, signedIn, request.headers) : null,
		copy,
		errorCopy: { ...people.errors, ...copyFor(locale, "account").errors, ...copy.errors },
		doneCopy: {
			...copy.done,
			"leave-saved": people.done["leave-saved"],
			"leave-ended": people.done["leave-ended"],
		},
		notices: copyFor(locale, "notices"),
		name: (await readLeadActor(services, signedIn)).ownName,
		email,
		language,
		sessions: await listOwnSessions(services, signedIn, locale),
		needsProof: !isFresh(signedIn.provedAt, services.clock()),
		secondFactor: await summarizeFactors(services, signedIn, locale),
		role,
		hasDashboard: mayOpenDashboard(role),
		wantsDigest: await wantsDigest(services, signedIn.userId),
		staff: mayOpenDashboard(role)
			? {
					copy: people,
					quiet: await readQuietHours(services, signedIn.userId),
					leave: await readLeaveChoices(services, signedIn.userId),
				}
			: null,
		done: isAccountChange(done) ? done : null,
	};
}

const forms = { ...accountForms, leave: saveOwnLeave };

/** The form of one section. */
export async function action({ request, context }: Route.ActionArgs) {
	const fields = Object.fromEntries(await readForm(request));
	const section = accountSections.find((name) => name === fields.section);
	if (!section) throw data(null, { status: 400 });
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const services = context.get(servicesContext);
	const result = await forms[section](services, visit, context.get(staffContext), fields);
	if (!result.ok) {
		// Passwords are never sent back.
		const typedEmail = typeof fields.email === "string" ? fields.email.slice(0, 254) : "";
		const errors: AccountErrors = result.code === "invalid" ? result.errors : {};
		return data({ section, typedEmail, ...result, errors }, result.code === "tooManyAttempts" ? 429 : 400);
	}
	if ("isDeleted" in result) {
		const headers = await signOut(services, visit);
		return redirectDocument("/auth?notice=account-deleted", { status: 303, headers });
	}
	return redirect(`${accountPath}?done=${result.done}#${section}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.page.title);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shell, desk, copy, errorCopy, notices, name, email, role, language, hasDashboard, done } = loaderData;
	const { sessions, needsProof, secondFactor, wantsDigest, staff, doneCopy } = loaderData;
	useSessionWatch(role, notices);
	const signingOut = useNavigation().formAction === signOutPath;
	const propsOf = (section: AccountSection): SectionProps => {
		const posted = actionData?.section === section ? actionData : undefined;
		const isDone = !actionData && done !== null && accountChanges[done] === section;
		const code = posted && posted.code !== "invalid" ? posted.code : null;
		const refused = code && ({ tone: "bad", ...copy.refusals[code] } as const);
		const notice = isDone ? ({ tone: "good", ...doneCopy[done] } as const) : refused;
		return { copy, errorCopy, notice, isDone, errors: posted?.errors };
	};
	const sections = (
		<div className={`max-w-2xl ${desk ? "" : "mx-auto"}`}>
			<h1 className="text-3xl">{copy.page.title}</h1>
			{!desk && (
				<p className="mt-2 wrap-anywhere">
					{copy.page.signedInAs} <strong className="font-semibold text-ink-900">{email}</strong>
				</p>
			)}
			<div className={`grid ${desk ? "mt-3 gap-4" : "mt-6 gap-6"}`}>
				{hasDashboard && <NameSection {...propsOf("name")} name={name} />}
				<PasswordSection {...propsOf("password")} email={email} />
				<EmailSection {...propsOf("email")} typed={actionData?.section === "email" ? actionData.typedEmail : ""} />
				<SecondFactorSection {...secondFactor} />
				<SessionsSection {...propsOf("sessions")} sessions={sessions} needsProof={needsProof} />
				<LanguageSection {...propsOf("language")} language={language} />
				{hasDashboard && <DigestSection {...propsOf("digest")} wantsDigest={wantsDigest} />}
				{staff && (
					<>
						<QuietSection {...propsOf("quiet")} quiet={staff.quiet} people={staff.copy} />
						<Card
							size="wide"
							id="leave"
							title={staff.copy.leave.title}
							lead={staff.copy.leave.lead}
							notice={propsOf("leave").notice}
						>
							<LeaveForm
								choices={staff.leave}
								errors={propsOf("leave").errors}
								errorCopy={errorCopy}
								copy={staff.copy}
								saving={copy.page.saving}
							/>
						</Card>
					</>
				)}
				<DeletionSection {...propsOf("deletion")} isStaff={hasDashboard} />
			</div>
		</div>
	);
	if (desk) {
		return (
			<DeskShell data={desk} hasHeading hasBar={false}>
				{sections}
			</DeskShell>
		);
	}
	return (
		<StaffShell
			data={shell}
			toSite={copy.page.toSite}
			actions={
				<Form method="post" action={signOutPath}>
					<Button type="submit" variant="secondary" disabled={signingOut}>
						{copy.page.signOut}
					</Button>
				</Form>
			}
		>
			{sections}
		</StaffShell>
	);
}
