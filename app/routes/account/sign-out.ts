import { redirectDocument } from "react-router";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { signOut } from "#server/staff/sign-out.server.ts";
import type { Route } from "./+types/sign-out";

export function loader() {
	return redirectDocument("/");
}

export async function action({ request, context }: Route.ActionArgs) {
	const visit = { headers: request.headers, visitor: context.get(requestInfoContext) };
	const headers = await signOut(context.get(servicesContext), visit);
	return redirectDocument("/", { status: 303, headers });
}
