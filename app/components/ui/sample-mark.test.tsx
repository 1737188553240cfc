import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { copyFor } from "#i18n/messages.server.ts";
import { SampleBadge } from "./sample-mark.tsx";

test("a space stands before a mark, which a new line swallows, and no margin, which would indent it there", () => {
	const html = renderToStaticMarkup(
		<IntlProvider locale="ht" timeZone="UTC" messages={{ common: copyFor("ht", "common") }}>
			<SampleBadge />
		</IntlProvider>,
	);
	expect(html).toMatch(/^ <small/);
	expect(html).not.toMatch(/\bm[lx]-/);
	expect(html).toContain("Egzanp");
});
