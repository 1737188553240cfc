import { mayWrite } from "#domain/staff/roles.ts";
import type { PostWriter } from "../blog/post-action.server.ts";
import type { RequestInfo } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { staffCall } from "../staff/staff-call.server.ts";

/** Answers a call of the editor's script if the caller may write, and refuses all others. */
export function writerCall(
	services: Services,
	request: Request,
	visitor: RequestInfo,
	answer: (by: PostWriter) => Promise<Response>,
): Promise<Response> {
	const call = { services, request, visitor, page: "blog", mayOpen: mayWrite };
	return staffCall(call, ({ userId, role }) => answer({ userId, role, ip: visitor.ip }));
}
