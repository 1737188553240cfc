import { maySeeRegister } from "#domain/staff/roles.ts";
import { registerFile } from "#server/blog-desk/register-file.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/blog-register-file";

export const middleware = [requirePage("blog/register", maySeeRegister)];

export async function loader({ context, params }: Route.LoaderArgs) {
	const by = context.get(staffContext);
	await logRead(context, "blog_publications", {});
	return (await registerFile(context.get(servicesContext), by, params.file)) ?? new Response(null, { status: 404 });
}
