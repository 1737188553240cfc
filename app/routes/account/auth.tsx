import { useMemo } from "react";
import { data, redirect, redirectDocument, useSearchParams } from "react-router";
import { PasskeyButton } from "#app/features/second-factor/passkey-button.tsx";
import { AccountCard, type AccountTab } from "#app/features/staff/account-card.tsx";
import { StaffShell } from "#app/features/staff/staff-shell.tsx";
import { useArrivalNotice } from "#app/features/staff/use-arrival-notice.ts";
import type { PageHandle } from "#app/root.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { checkAddress, checkCredentials, checkNewPassword } from "#domain/staff/credentials.ts";
import { isMailRequest, mailRequestIntents } from "#domain/staff/mail-requests.ts";
import type { AccountNotice } from "#domain/staff/notices.ts";
import { destination, readReturnPath, secondStepPath, withWelcome } from "#domain/staff/return-path.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestLocale } from "#i18n/request-locale.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { accountNotice } from "#server/staff/account-notice.server.ts";
import { commonPasswords } from "#server/staff/common-passwords.server.ts";
import type { SignInResult } from "#server/staff/complete-sign-in.server.ts";
import { HashQueueError } from "#server/staff/hash-turns.server.ts";
import { clearedLinkCookie, linkCookie, readLinkCookie } from "#server/staff/link-cookie.server.ts";
import { privatePage } from "#server/staff/private-page.server.ts";
import { readSession } from "#server/staff/read-session.server.ts";
import { requestAccountMail } from "#server/staff/request-account-mail.server.ts";
import { setNewPassword } from "#server/staff/set-new-password.server.ts";
import { signIn } from "#server/staff/sign-in.server.ts";
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
	const tab = tabOf(searchParams);
	const { signedIn } = await readSession(services, {
		headers: request.headers,
		visitor: context.get(requestInfoContext),
	});
	if (signedIn && !passwordTabs.includes(tab)) {
		throw redirectDocument(destination(signedIn.role, searchParams.get("next")));
	}

	const locale = requestLocale(request.headers);
	const { meta, page, errors } = copyFor(locale, "account");
	const notice = arrivalNotices.get(searchParams.get("notice") ?? "");
	return {
		locale,
		shell: staffShell(locale),
		meta,
		page,
		errors,
		notices: copyFor(locale, "notices"),
		passkey: passkeyCopy(locale),
		notice: notice ? accountNotice(locale, notice) : null,
		unexpected: accountNotice(locale, "unexpected"),
		challenge: tab === "sign-up" ? await signUpChallenge(services, context.get(requestInfoContext)) : null,
	};
}

/** The parameters of mailed links, and where each leads. */
const mailedLinks = [
	["confirm", "/auth?notice=confirm&next=%2Fadmin"],
	["new-password", "/auth?tab=new-password&notice=choose-password&next=%2Fadmin"],
	["reset-password", "/auth?tab=new-password&notice=reset-password&next=%2Fadmin"],
] as const;

/** The notices that an address may ask for. The action chooses all others. */
const arrivalNotices = new Map<string, AccountNotice>([
	["confirm", "confirm"],
	["start-over", "startOver"],
	["account-created", "accountCreated"],
	["choose-password", "choosePassword"],
	["reset-password", "resetPassword"],
	["mail-requested", "mailRequested"],
	["email-changed", "emailChanged"],
	["account-deleted", "accountDeleted"],
]);

const statuses: Partial<Record<AccountNotice, number>> = {
	tooManySignIns: 429,
	tooManySignUps: 429,
	tooManyMails: 429,
	accountExists: 422,
	busy: 503,
	unexpected: 500,
};

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext), signal: request.signal };
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
		if (!result.ok && result.code !== "secondFactor") return refuse(result.code);
		const headers = new Headers({ "Set-Cookie": clearedLinkCookie(services.env) });
		for (const cookie of result.cookies) headers.append("Set-Cookie", cookie);
		if (!result.ok) return redirect(secondStepPath(searchParams.get("next")), { status: 303, headers });
		return redirectDocument(withWelcome(destination(result.role, searchParams.get("next"))), { status: 303, headers });
	};
	const failed = (error: unknown) => {
		if (error instanceof HashQueueError) return "busy" as const;
		services.log.error({ error, intent }, "accounts: a post failed");
		return "unexpected" as const;
	};
	const notIn = (error: unknown) => ({ ok: false, code: failed(error) }) as const;
	if (intent === "new-password") {
		const checked = checkNewPassword(fields.password, commonPasswords());
		if (!checked.ok) return data({ intent, email, errors: checked.errors, notice: null }, 400);
		return enter(await setNewPassword(services, visit, checked.password, linkToken).catch(notIn));
	}
	if (isMailRequest(intent)) {
		const checked = checkAddress(fields.email);
		if (!checked.ok) return data({ intent, email, errors: checked.errors, notice: null }, 400);
		const notice = await requestAccountMail(services, visit, intent, checked.email).catch(failed);
		return notice === "mailRequested" ? redirect(`/auth?tab=${intent}&notice=mail-requested`, 303) : refuse(notice);
	}
	const checked = checkCredentials(intent, fields, commonPasswords());
	if (!checked.ok) {
		// The page's script knows all other rules, so only this one is an answer of the server.
		const isRefused = intent === "sign-up" && checked.errors.password === "password_common";
		const notice = isRefused ? accountNotice(requestLocale(request.headers), "passwordRefused") : null;
		return data({ intent, email, errors: checked.errors, notice }, 400);
	}
	if (intent === "sign-in") return enter(await signIn(services, visit, checked.credentials, linkToken).catch(notIn));
	const captchaToken = typeof fields.captcha === "string" ? fields.captcha : null;
	const notice = await signUp(services, visit, checked.credentials, captchaToken).catch(failed);
	return notice === "accountCreated" ? redirect("/auth?notice=account-created", 303) : refuse(notice);
}

/** Says so in the form, where what was typed stays, if the server's answer never came. Redirects are thrown too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const posted = request.clone();
	try {
		return await serverAction();
	} catch (thrown) {
		if (thrown instanceof Response) throw thrown;
		const { intent, email } = Object.fromEntries(await posted.formData());
		// With this status, the page's own data is not requested again: that would not come either.
		return data({ intent, email: String(email ?? ""), errors: {}, isLost: true }, 503);
	}
}

/** Tabs that signed-in people may open too, because an email about their account leads there. */
const passwordTabs: AccountTab[] = ["forgot-password", "new-password"];
const accountTabs: AccountTab[] = ["sign-in", "sign-up", "new-password", ...mailRequestIntents];

function tabOf(searchParams: URLSearchParams): AccountTab {
	return accountTabs.find((tab) => tab === searchParams.get("tab")) ?? "sign-in";
}

function passkeyCopy(locale: Locale) {
	const { passkey, notices } = copyFor(locale, "secondFactor", { count: 0, date: "", name: "" });
	return { passkey, notices };
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.meta.title);

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
	const { shell, page, errors, notices, passkey, notice, unexpected, challenge } = loaderData;
	useArrivalNotice(notices);
	const [searchParams] = useSearchParams();
	const tab = tabOf(searchParams);
	const next = readReturnPath(searchParams.get("next"));
	const result = useMemo(() => {
		if (actionData?.intent !== tab) return undefined;
		return "isLost" in actionData ? { ...actionData, notice: { ...unexpected } } : actionData;
	}, [actionData, tab, unexpected]);
	return (
		<StaffShell data={shell} toSite={page.toSite}>
			<AccountCard
				tab={tab}
				next={next}
				copy={page}
				errorCopy={errors}
				notice={notice}
				result={result}
				challenge={challenge}
				passkey={<PasskeyButton label={passkey.passkey.signIn} copy={passkey} next={next} />}
			/>
		</StaffShell>
	);
}
