import { data, redirect, redirectDocument } from "react-router";
import { AccountBox } from "#app/features/staff/account-box.tsx";
import { NewPasswordForm } from "#app/features/staff/new-password-form.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { checkNewPassword } from "#domain/staff/credentials.ts";
import { invitationDays } from "#domain/staff/invitation.ts";
import { destination } from "#domain/staff/return-path.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { acceptInvitation } from "#server/people/accept-invitation.server.ts";
import { findInvitation } from "#server/people/invitation-token.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { commonPasswords } from "#server/staff/common-passwords.server.ts";
import { clearedLinkCookie, linkCookie, readLinkCookie } from "#server/staff/link-cookie.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/invitation";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const token = new URL(request.url).searchParams.get("token");
	if (token) throw redirect("/auth/invitation", { headers: { "Set-Cookie": linkCookie(services.env, token) } });
	const invitation = await findInvitation(services, readLinkCookie(services.env, request.headers));
	const locale = invitation?.language ?? requestLocale(request.headers);
	const { name = "", email = null } = invitation ?? {};
	const role = invitation ? translator(locale, "admin")(`roles.${invitation.role}`) : "";
	const { page, errors } = copyFor(locale, "account");
	const { showPassword, hidePassword } = page;
	return {
		locale,
		shell: staffShell(locale),
		copy: { ...copyFor(locale, "invitation", { name, role, days: invitationDays }), showPassword, hidePassword },
		errorCopy: errors,
		email,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const { password } = Object.fromEntries(await readForm(request));
	const checked = checkNewPassword(password, commonPasswords());
	if (!checked.ok) return data({ errors: checked.errors, refusal: null }, 400);
	const token = readLinkCookie(services.env, request.headers);
	try {
		const result = await acceptInvitation(services, visit, checked.password, token);
		if (result.ok) {
			const headers = new Headers({ "Set-Cookie": clearedLinkCookie(services.env) });
			for (const cookie of result.cookies) headers.append("Set-Cookie", cookie);
			const to = destination(result.role, "/admin");
			return redirectDocument(`${to}?notice=welcome-back`, { status: 303, headers });
		}
		const refusal = refusals[result.code];
		// There is an account now, but too many people sign in at this moment.
		if (!refusal) return redirectDocument("/auth", { status: 303 });
		return data({ errors: {}, refusal }, 400);
	} catch (error) {
		services.log.error({ error }, "an invitation could not be accepted");
		return data({ errors: {}, refusal: failedRefusal }, 500);
	}
}

type InvitationRefusal = "expired" | "accountExists" | "failed";
const failedRefusal: InvitationRefusal = "failed";
const refusals: Partial<Record<string, InvitationRefusal>> = {
	linkExpired: "expired",
	accountExists: "accountExists",
};

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.meta);

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shell, copy, errorCopy, email } = loaderData;
	const refusal: InvitationRefusal | null = actionData?.refusal ?? (email ? null : "expired");
	return (
		<StaffShell data={shell} toSite={copy.toSite}>
			<AccountBox title={email ? copy.title : copy.meta} lead={email ? copy.lead : null}>
				{refusal && <NoticeBox notice={{ tone: "bad", ...copy[refusal] }} />}
				{email ? (
					<NewPasswordForm copy={copy} errorCopy={errorCopy} errors={actionData?.errors}>
						<p className="wrap-anywhere">
							{copy.email} <strong className="font-semibold text-ink-900">{email}</strong>
						</p>
						{/* Tells password managers whose password this is. */}
						<input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
					</NewPasswordForm>
				) : (
					<a href="/auth" className={textLink}>
						{copy.toSignIn}
					</a>
				)}
			</AccountBox>
		</StaffShell>
	);
}
