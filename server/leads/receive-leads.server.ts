import type { Handler } from "hono";
import { toOneLine } from "#domain/text/plain-text.ts";
import type { EdgeTypes } from "../platform/http/edge.server.ts";
import { sendsPrivacySignal } from "../platform/http/privacy-signal.server.ts";
import { readJsonBody } from "../platform/http/read-json-body.server.ts";
import { refuse } from "../platform/http/refusal.server.ts";
import type { Reception } from "../reception.server.ts";
import { receiveLead } from "./receive-lead.server.ts";

const utf8 = new TextDecoder();

/** Receives every lead that a form's script sends. The field `service` names the form. */
export function receiveLeads(reception: Reception): Handler<EdgeTypes> {
	return async (c) => {
		const { method, headers } = c.req.raw;
		const body = await readJsonBody({ method, headers, text: async () => utf8.decode(c.get("body")) });
		if (!body.ok) return body.response;
		// A header may hold control characters of Latin-1.
		const userAgent = toOneLine(headers.get("user-agent") ?? "");
		const visitor = { ip: c.get("address"), userAgent, optsOut: sendsPrivacySignal(headers) };
		const result = await receiveLead(reception, body.json, visitor);
		if (!result.ok) return refuse(result.code, { fields: result.fields });
		return Response.json({ id: result.id }, { headers: { "Cache-Control": "no-store" } });
	};
}
