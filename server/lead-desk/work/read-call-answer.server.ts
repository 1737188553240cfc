import type { CallFacts } from "#domain/calling-rules/call-facts.ts";
import { type CallAnswer, mayCall } from "#domain/calling-rules/may-call.ts";
import type { Services } from "../../services.server.ts";
import { callFactsOf } from "./call-facts.server.ts";
import type { DeskLead } from "./find-lead.server.ts";

/** Reads if staff may call a lead now, with the reasons. */
export async function readCallAnswer(
	{ clock, database, env }: Pick<Services, "clock" | "database" | "env">,
	lead: DeskLead,
): Promise<{ answer: CallAnswer; facts: CallFacts; now: Date }> {
	const now = clock();
	const [facts] = await callFactsOf(database.db, env, [lead], now);
	if (!facts) throw new Error("A lead has no facts");
	return { answer: mayCall(now, facts), facts, now };
}
