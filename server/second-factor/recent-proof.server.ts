import { data, type RouterContextProvider, redirect } from "react-router";
import { secondFactorPath, withNext } from "#domain/staff/return-path.ts";
import { isFresh } from "#domain/staff/second-factor.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestInfoContext, servicesContext, staffContext } from "../context.server.ts";
import { proveAgain } from "./prove-again.server.ts";

interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** True if the signed-in person proved a moment ago who they are. */
export function isProved({ context }: Pick<PageArgs, "context">): boolean {
	return isFresh(context.get(staffContext).provedAt, context.get(servicesContext).clock());
}

/**
 * The proof that a page asks for before it does something that a stranger at an unlocked screen must not do; null if
 * none. People with a second factor confirm it on its own page, and come back to `path`.
 */
export function owedHere(args: PageArgs, path: string) {
	if (isProved(args)) return null;
	const staff = args.context.get(staffContext);
	const { proof } = copyFor(staff.locale, "people");
	return {
		copy: proof,
		isFactor: staff.hasFactor,
		provePath: withNext(secondFactorPath, path),
	};
}

/** Takes the password that such a page asked for, and returns to it. */
export async function postProof({ request, context }: PageArgs, password: unknown, path: string) {
	const staff = context.get(staffContext);
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const proof = await proveAgain(context.get(servicesContext), visit, staff, { password, code: null });
	if (proof.ok) throw redirect(path, 303);
	const copy = copyFor(staff.locale, "people");
	if (proof.code === "wrongPassword") return data({ proofError: copy.errors.password_wrong }, 401);
	if (proof.code === "tooManyCodes") return data({ proofError: copy.refusals.tooManyAttempts.text }, 429);
	return data({ proofError: copy.refusals.proveFirst.text }, 401);
}
