import { data, redirect, redirectDocument, useSearchParams } from "react-router";
import { AccountCard, type AccountTab } from "#app/features/staff/account-card.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import type { PageHandle } from "#app/root.tsx";
import { agency } from "#content/agency.ts";
import { ownWords } from "#content/own-words.ts";
import { checkCredentials, checkNewPassword } from "#domain/staff/credentials.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import { mayOpenDashboard, type StaffRole } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { accountNotice } from "#server/staff/account-notice.server.ts";
import { clearedLinkCookie, linkCookie, readLinkCookie } from "#server/staff/link-cookie.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { readSession } from "#server/staff/read-session.server.ts";
import { setNewPassword } from "#server/staff/set-new-password.server.ts";
import { type SignInResult, signIn } from "#server/staff/sign-in.server.ts";
import { signUp } from "#server/staff/sign-up.server.ts";
import { signUpChallenge } from "#server/staff/sign-up-captcha.server.ts";
import { staffShell } from "#server/staff/staff-shell.server.ts";
import type { Route } from "./+types/auth";

export const handle: PageHandle = { isApplication: true };

export const middleware = [privatePage];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { searchParams } = new URL(request.url);
	for (const [parameter, target] of mailedLinks) {
		const token = searchParams.get(parameter);
		if (token) throw redirect(target, { headers: { "Set-Cookie": linkCookie(services.env, token) } });
	}
	const { signedIn } = await readSession(services, request.headers);
	if (signedIn) throw redirectDocument(destination(signedIn.role, searchParams));

	const locale = requestLocale(request.headers);
	const { meta, page, errors } = copyFor(locale, "account");
	const notice = arrivalNotices.get(searchParams.get("notice") ?? "");
	return {
		locale,
		shell: staffShell(locale),
		meta,
		page,
		errors,
		notice: notice ? accountNotice(locale, notice) : null,
		challenge:
			tabOf(searchParams) === "sign-up" ? await signUpChallenge(services, context.get(requestInfoContext)) : null,
	};
}

/** The parameters of mailed links, and where each leads. */
const mailedLinks = [
	["confirm", "/auth?notice=confirm&next=%2Fadmin"],
	["new-password", "/auth?tab=new-password&notice=choose-password&next=%2Fadmin"],
] as const;

/** The notices that an address may ask for. The action chooses all others. */
const arrivalNotices = new Map<string, AccountNotice>([
	["confirm", "confirm"],
	["account-created", "accountCreated"],
	["choose-password", "choosePassword"],
]);

const statuses: Partial<Record<AccountNotice, number>> = {
	tooManySignIns: 429,
	tooManySignUps: 429,
	accountExists: 422,
	unexpected: 500,
};

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const { searchParams } = new URL(request.url);
	const fields = Object.fromEntries(await readForm(request));
	const intent = accountTabs.find((tab) => tab === fields.intent) ?? "sign-in";
	const email = typeof fields.email === "string" ? fields.email : "";
	const linkToken = readLinkCookie(services.env, request.headers);

	const refuse = (notice: AccountNotice) =>
		data(
			{ intent, email, errors: {}, notice: accountNotice(requestLocale(request.headers), notice) },
			statuses[notice] ?? 401,
		);
	const enter = (result: SignInResult) => {
		if (!result.ok) return refuse(result.code);
		const headers = new Headers({ "Set-Cookie": clearedLinkCookie(services.env) });
		for (const cookie of result.cookies) headers.append("Set-Cookie", cookie);
		return redirectDocument(`${destination(result.role, searchParams)}?notice=welcome-back`, { status: 303, headers });
	};
	if (intent === "new-password") {
		const checked = checkNewPassword(fields.password, ownWords);
		if (!checked.ok) return data({ intent, email, errors: checked.errors, notice: null }, 400);
		return enter(await setNewPassword(services, visit, checked.password, linkToken));
	}
	const checked = checkCredentials(intent, fields, ownWords);
	if (!checked.ok) return data({ intent, email, errors: checked.errors, notice: null }, 400);
	if (intent === "sign-in") return enter(await signIn(services, visit, checked.credentials, linkToken));
	const captchaToken = typeof fields.captcha === "string" ? fields.captcha : null;
	const notice = await signUp(services, visit, checked.credentials, captchaToken).catch((error) => {
		services.log.error({ error }, "accounts: a sign-up failed");
		return "unexpected" as const;
	});
	return notice === "accountCreated" ? redirect("/auth?notice=account-created", 303) : refuse(notice);
}

const accountTabs: AccountTab[] = ["sign-in", "sign-up", "new-password"];

function tabOf(searchParams: URLSearchParams): AccountTab {
	return accountTabs.find((tab) => tab === searchParams.get("tab")) ?? "sign-in";
}

/** Staff return to the dashboard if they were going there. Everybody else goes to the home page. */
function destination(role: StaffRole, searchParams: URLSearchParams): string {
	return mayOpenDashboard(role) && searchParams.get("next") === "/admin" ? "/admin" : "/";
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData?.meta.title} | ${agency.name}` }, { name: "robots", content: "noindex" }];
}

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shell, page, errors, notice, challenge } = loaderData;
	const [searchParams] = useSearchParams();
	const tab = tabOf(searchParams);
	return (
		<StaffShell data={shell} toSite={page.toSite}>
			<AccountCard
				tab={tab}
				next={searchParams.get("next") === "/admin" ? "/admin" : null}
				copy={page}
				errorCopy={errors}
				notice={notice}
				result={actionData?.intent === tab ? actionData : undefined}
				challenge={challenge}
			/>
		</StaffShell>
	);
}
