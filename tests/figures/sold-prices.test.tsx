import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { LandingFigure } from "#app/features/stories/landing-figure.tsx";
import finalExpense from "#content/services/final-expense/en.ts";
import { messagesFor } from "#i18n/messages.server.ts";

const claims = { showsSamples: true, proven: {} };

test("the prices of a landing page are a part that vanishes where nothing may be sold", () => {
	const figure = { title: "", intro: "", caption: "", lines: [], note: "" } as const;
	const html = renderToStaticMarkup(
		<PageFrame locale="en" messages={messagesFor("en", ["common", "withheld"])} claims={claims}>
			<LandingFigure figure={{ ...figure, lines: [] }} product="final-expense" limits="">
				$32
			</LandingFigure>
		</PageFrame>,
	);
	expect(html).toMatch(/^<div data-sold="final-expense">.*\$32/s);
});

test("the page of final expenses names monthly prices only in its example, which vanishes too", () => {
	const { example, ...others } = finalExpense;
	// Typed, or computed from the rates in use.
	const price = /(?:\$[\d.]+|\{burial\w+\}) a month/;
	expect(JSON.stringify(example)).toMatch(price);
	expect(JSON.stringify(others)).not.toMatch(price);
});
