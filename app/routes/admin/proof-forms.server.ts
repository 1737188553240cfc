import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { copyFor } from "#i18n/messages.server.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { proveAgain } from "#server/second-factor/prove-again.server.ts";

/** Takes the password that a page asked for because of `owedHere`, and returns to that page. */
export async function postProof(
	{ request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
	password: unknown,
	path: string,
) {
	const staff = context.get(staffContext);
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const proof = await proveAgain(context.get(servicesContext), visit, staff, { password, code: null });
	if (proof.ok) throw redirect(path, 303);
	const copy = copyFor(staff.locale, "people");
	if (proof.code === "wrongPassword") return data({ proofError: copy.errors.password_wrong }, 401);
	if (proof.code === "tooManyCodes") return data({ proofError: copy.refusals.tooManyAttempts.text }, 429);
	return data({ proofError: copy.refusals.proveFirst.text }, 401);
}
