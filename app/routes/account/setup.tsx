import { data, redirect, redirectDocument } from "react-router";
import { FirstAdminForm } from "#app/features/people/first-admin-form.tsx";
import { AccountBox } from "#app/features/staff/account-box.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { checkFirstAdmin, setupLinkHours, setupPath } from "#domain/staff/first-admin.ts";
import { invitationDays } from "#domain/staff/invitation.ts";
import { destination } from "#domain/staff/return-path.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { createFirstAdmin } from "#server/people/create-first-admin.server.ts";
import { isSetupOpen } from "#server/people/setup-link.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { commonPasswords } from "#server/staff/common-passwords.server.ts";
import { clearedLinkCookie, linkCookie, readLinkCookie } from "#server/staff/link-cookie.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/setup";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const token = new URL(request.url).searchParams.get("token");
	if (token) throw redirect(setupPath, { headers: { "Set-Cookie": linkCookie(services.env, token) } });
	const locale = requestLocale(request.headers);
	const account = copyFor(locale, "account");
	const { showPassword, hidePassword } = account.page;
	return {
		locale,
		shell: staffShell(locale),
		isOpen: await isSetupOpen(services, readLinkCookie(services.env, request.headers)),
		copy: { ...copyFor(locale, "setup", { hours: setupLinkHours }).page, showPassword, hidePassword },
		errorCopy: { ...copyFor(locale, "people", { days: invitationDays }).errors, ...account.errors },
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext), signal: request.signal };
	const { name = "", email = "", password } = textsOf(await readForm(request));
	const typed = { name, email };
	const checked = checkFirstAdmin({ name, email, password }, commonPasswords());
	if (!checked.ok) return data({ typed, errors: checked.errors, refusal: null }, 400);
	try {
		const token = readLinkCookie(services.env, request.headers);
		const result = await createFirstAdmin(services, visit, checked.admin, token);
		if (result.ok) {
			const headers = new Headers({ "Set-Cookie": clearedLinkCookie(services.env) });
			for (const cookie of result.cookies) headers.append("Set-Cookie", cookie);
			return redirectDocument(destination(result.role, "/admin"), { status: 303, headers });
		}
		const refusal = refusals[result.code];
		// There is an account now, but too many people sign in at this moment.
		if (!refusal) return redirectDocument("/auth", { status: 303 });
		return data({ typed, errors: {}, refusal }, refusal === "tooMany" ? 429 : 400);
	} catch (error) {
		services.log.error({ error }, "the first admin's account could not be opened");
		return data({ typed, errors: {}, refusal: failedRefusal }, 500);
	}
}

type SetupRefusal = "expired" | "accountExists" | "tooMany" | "failed";
const failedRefusal: SetupRefusal = "failed";
const refusals: Partial<Record<string, SetupRefusal>> = {
	linkExpired: "expired",
	accountExists: "accountExists",
	tooManySignUps: "tooMany",
};

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.meta);

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shell, copy, errorCopy, isOpen } = loaderData;
	const refusal: SetupRefusal | null = actionData?.refusal ?? (isOpen ? null : "expired");
	return (
		<StaffShell data={shell} toSite={copy.toSite}>
			<AccountBox title={copy.title} lead={isOpen ? copy.lead : null}>
				{refusal && <NoticeBox notice={{ tone: "bad", ...copy[refusal] }} />}
				{isOpen ? (
					<FirstAdminForm
						typed={actionData?.typed ?? {}}
						copy={copy}
						errorCopy={errorCopy}
						errors={actionData?.errors}
					/>
				) : (
					<a href="/auth" className={textLink}>
						{copy.toSignIn}
					</a>
				)}
			</AccountBox>
		</StaffShell>
	);
}
