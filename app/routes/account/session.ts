import { servicesContext } from "#server/context.server.ts";
import { readSession } from "#server/staff/read-session.server.ts";
import type { Route } from "./+types/session";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { signedIn, cookies } = await readSession(context.get(servicesContext), request.headers);
	const headers = new Headers({ "Cache-Control": "no-store" });
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	return Response.json(
		{
			user: signedIn && { id: signedIn.userId, email: signedIn.email },
			userRole: signedIn?.role ?? null,
			expires_at: signedIn?.expiresAt ?? null,
		},
		{ headers },
	);
}
