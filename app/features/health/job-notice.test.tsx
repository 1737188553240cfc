import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Callout } from "#app/components/ui/callout.tsx";
import { copyFor } from "#i18n/messages.server.ts";
import { JobNotice } from "./job-notice.tsx";

const { failed: copy } = copyFor("en", "health");

test.each([
	["retried", "good"],
	["dismissed", "good"],
	["gone", "waiting"],
] as const)("that a job was %s looks like something that is %s", (notice, tone) => {
	const expected = (
		<Callout tone={tone} role="status">
			{copy[notice]}
		</Callout>
	);
	expect(renderToStaticMarkup(<JobNotice notice={notice} copy={copy} />)).toBe(renderToStaticMarkup(expected));
});
