import type { RouterContextProvider } from "react-router";
import { secondFactorPath, withNext } from "#domain/staff/return-path.ts";
import { isFresh } from "#domain/staff/second-factor.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";

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
