import { expect, test } from "vitest";
import { shownTeam } from "#content/shown-team.server.ts";
import { belowReply } from "./mail-reply.server.ts";

const lead = { kind: "quote", product: "final-expense", state: "FL" } as const;

test("below a reply, the license number is available on request, unless the writer gave one", () => {
	const number = shownTeam("en").find(({ license }) => license)?.license?.number;
	expect(belowReply(lead, "en", "I’ll call you.").license).toBe("Florida license number: available on request");
	expect(belowReply(lead, "en", `My license number is ${number}.`).license).toBeNull();
});
