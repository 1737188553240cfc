import { type SQL, sql } from "drizzle-orm";
import type { LeadReader } from "#domain/lead-desk/lead-access.ts";
import { ownedBy, ownersSeenBy } from "../lead-access.server.ts";

/** The scope of Today: a person's own day, or everybody's, which only admins see. */
export type Reach = "mine" | "everybody";

/** Some leads of somebody's day, as a condition that has an index. */
export interface Part {
	where: SQL | undefined;
	/** True if all of them have the same owner, or none. */
	ofOneOwner: boolean;
}

/**
 * The leads of somebody's day: their own. Agents have no day of everybody, so theirs also has the leads without an owner that
 * they may take.
 */
export function reachOf(user: LeadReader, reach: Reach): Part[] {
	const owners = ownersSeenBy(user) ?? (reach === "everybody" ? null : [user.userId]);
	return owners?.map((owner) => ({ where: ownedBy(user, owner), ofOneOwner: true })) ?? [everything];
}

const everything: Part = { where: sql`true`, ofOneOwner: false };
