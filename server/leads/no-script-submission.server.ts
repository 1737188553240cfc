import { createHmac } from "node:crypto";
import { isUuid } from "#domain/text/uuid.ts";
import type { Env } from "../platform/env.server.ts";
import { deriveKey } from "../platform/keys.server.ts";
import { uuidOf } from "./lead-ids.server.ts";

const hourMs = 3_600_000;

/**
 * The ids under which a form that was posted without script may be known: the first is its own, the others are older.
 * Such a browser makes no id, and a visitor who refreshes the thank-you page posts the form again. A form posted again
 * within an hour gets the same id or the one of the hour before, so it is one lead. The id is keyed, because leads' ids
 * are shown in addresses and nobody may guess from one what was typed.
 * @param given the id that the form has, if it has one
 * @param post everything that makes two posts the same
 */
export function submissionIds(
	{ captchaSecret }: Pick<Env, "captchaSecret">,
	given: string,
	post: readonly unknown[],
	now: Date,
): readonly [own: string, ...earlier: string[]] {
	if (isUuid(given)) return [given];
	const key = deriveKey(captchaSecret, "no-script-submission");
	const idOf = (hour: number) =>
		uuidOf(
			createHmac("sha256", key)
				.update(JSON.stringify([hour, ...post]))
				.digest("hex"),
		);
	const hour = Math.floor(now.getTime() / hourMs);
	return [idOf(hour), idOf(hour - 1)];
}
