import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { contactSubmissions } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { originWays, readInbound } from "#domain/lead-desk/inbound.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { readLeadFacts } from "#domain/lead-desk/lead-facts.ts";
import type { WorkErrors } from "#domain/lead-desk/work-error.ts";
import { deadlines } from "#domain/leads/deadlines.ts";
import { isNotOffered } from "#domain/leads/not-offered.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { deskService } from "../../leads/desk-service.server.ts";
import { derivedId } from "../../leads/lead-ids.server.ts";
import type { Services } from "../../services.server.ts";
import { staffAction } from "../../staff/staff-action.server.ts";
import { formId } from "./form-id.server.ts";
import { noteInbound } from "./note-inbound.server.ts";

/**
 * Adds a person whom staff know, with how they came to us. Whoever adds a lead owns it. Nobody promised the person anything, and
 * they agreed to nothing but what the form says. A form that is sent twice adds one lead.
 */
export async function addLead(
	services: Pick<Services, "clock" | "database" | "leadIndex">,
	by: LeadActor,
	{ fields, userAgent }: { fields: Readonly<Record<string, unknown>>; userAgent: string },
): Promise<ActionResult<{ id: string }, never, WorkErrors>> {
	const now = services.clock();
	const facts = readLeadFacts(fields);
	const inbound = readInbound(fields, originWays, zonedTime(now, agency.timeZone).date);
	const errors: WorkErrors = { ...(!inbound.ok && inbound.errors), ...(!facts.ok && facts.errors) };
	if (facts.ok && facts.facts.firstName + facts.facts.lastName === "") errors.firstName = "name_missing";
	if (facts.ok && inbound.ok && inbound.inbound.agreed && !facts.facts.phone) errors.phone = "phone_min";
	if (!facts.ok || !inbound.ok || Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
	const asked = formId(fields);
	const { firstName, lastName, phone, email, state, locale, product, referredBy } = facts.facts;
	const result = await staffAction<ActionResult<{ id: string }, never>>(
		services,
		by,
		"contact_submissions",
		async ({ transaction, log }) => {
			const [known] = await transaction.select().from(contactSubmissions).where(eq(contactSubmissions.id, asked));
			const contact = [firstName, lastName, phone, email].join("|");
			if (known && contact === [known.firstName, known.lastName, known.phone, known.email].join("|"))
				return { ok: true, id: asked };
			// Somebody went back to the form and entered another person.
			const id = known ? randomUUID() : asked;
			const [lead] = await transaction
				.insert(contactSubmissions)
				.values({
					id,
					firstName,
					lastName,
					phone,
					email,
					state,
					locale,
					product,
					referredBy,
					submissionId: derivedId(id, "submission"),
					createdAt: now,
					service: deskService,
					subject: "Added by staff",
					message: "",
					pageSource: "",
					ipAddress: "",
					ownerId: by.userId,
					...deadlines(now, officeSchedule),
					notOffered: isNotOffered(state, product),
				})
				.returning();
			if (!lead) throw new Error("A lead was not stored");
			const command = derivedId(id, "inbound");
			await noteInbound({ transaction, lead, now }, { by, inbound: inbound.inbound, command, userAgent });
			await log("LEAD_ADDED", { subjectId: id });
			return { ok: true, id };
		},
	);
	services.leadIndex.indexSoon();
	return result;
}
