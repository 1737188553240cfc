import { createHash } from "node:crypto";

/** Names somebody on public pages, where an account's id has no business. */
export function publicIdOf(userId: string): string {
	return createHash("sha256").update(`public ${userId}`).digest("hex").slice(0, 16);
}
