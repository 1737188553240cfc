import type { Actor } from "#domain/staff/actor.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import type { RequestInfo } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import { staffCall } from "../staff/staff-call.server.ts";

/** Answers a call of the editor's script if the caller may write, and refuses all others. */
export function writerCall(
	services: Services,
	request: Request,
	visitor: RequestInfo,
	answer: (by: Actor) => Promise<Response>,
): Promise<Response> {
	return staffCall({ services, request, visitor, page: "blog", mayOpen: mayWrite }, answer);
}
