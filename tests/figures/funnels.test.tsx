import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { PageFrame } from "#app/browser/page-frame.tsx";
import BookRoute, { loader as loadBook } from "#app/routes/funnels/book.tsx";
import CalcRoute, { loader as loadCalc } from "#app/routes/funnels/calc.tsx";
import { agency } from "#content/agency.ts";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { locales } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { messagesFor } from "#i18n/messages.server.ts";

const samples = currentClaims();
afterEach(() => setClaims(samples));

const bare: Claims = { showsSamples: false, proven: {} };
const off: Claims = { ...bare, withoutFigures: ["term-life", "iul"] };

const answers = {
	"term-life": "currentAge=35&coverageAmount=250000",
	iul: "currentAge=40&annualIncome=180000&targetCoverage=500000&riskTolerance=moderate&investmentHorizon=20",
	"debt-action": "totalDebt=10000&monthlyPayment=300",
} as const;

function render(claims: Claims, product: ProductSlug, loader: unknown, Page: unknown, query = ""): string {
	setClaims(claims);
	const request = new Request(`https://site.example/en/funnels/${product}/calc?${query}`);
	const loaderData = (loader as (args: object) => object)({ params: { locale: "en", service: product }, request });
	const Component = Page as ComponentType<{ loaderData: object }>;
	return renderToStaticMarkup(
		<PageFrame
			locale="en"
			messages={messagesFor("en", ["common", "location", "funnels", "questions", "calculator", "withheld"])}
			claims={claims}
		>
			<Component loaderData={loaderData} />
		</PageFrame>,
	);
}

const calc = (claims: Claims, product: keyof typeof answers) =>
	render(claims, product, loadCalc, CalcRoute, `${answers[product]}&at=result`);
const book = (claims: Claims, product: ProductSlug, query = "") => render(claims, product, loadBook, BookRoute, query);

test("the question for the age says which ages the calculator of final expenses takes", () => {
	expect(render(samples, "final-expense", loadCalc, CalcRoute)).toContain("between ages 50 and 85");
	expect(render(samples, "term-life", loadCalc, CalcRoute)).not.toContain("between ages 50 and 85");
});

const shown = (html: string) =>
	[...html.matchAll(/data-figure="([^"]+)">([^<]*)</g)].map(([, id, value]) => [id, value]);

test("production with nothing recorded shows the estimate of development, with the same mark", () => {
	for (const [product, mark] of [
		["term-life", "Rough estimate from rule-of-thumb rates of November 2026. Not an insurer’s price or offer."],
		["iul", "Rough estimate at an assumed rate. Not an insurer’s rate or offer."],
	] as const) {
		const html = calc(bare, product);
		expect(shown(html).length).toBeGreaterThan(1);
		expect(shown(html)).toEqual(shown(calc(samples, product)));
		expect(html.split(mark)).toHaveLength(2);
		expect(html).not.toContain(">Sample<");
	}
	expect(calc(samples, "iul")).toContain("Explore premium financing options");
	expect(calc(bare, "iul")).not.toContain("Explore premium financing options");
});

test("the rule of thumb of a funnel is folded below the steps of the estimate", () => {
	for (const [product, figure] of [
		["term-life", ">$250<"],
		["iul", ">$30,000<"],
	] as const) {
		const html = calc(bare, product);
		const [fold = ""] =
			/<details[^>]*>(?:(?!<\/details>)[\s\S])*How we got these numbers[\s\S]*?<\/details>/.exec(html) ?? [];
		expect(fold).toContain(figure);
		expect(fold).toContain("A rule of thumb to start a conversation");
		expect(fold).not.toContain("data-figure-mark");
		expect(html.replace(fold, "")).not.toContain(figure);
	}
});

test("an IUL's figures, what 0% can leave and what is not counted have one size", () => {
	const sizes = [...calc(samples, "iul").matchAll(/<dd class="([^"]*)">(\$30,000|\$300,000|\$0|Your premiums[^<]*)</g)];
	expect(sizes.map(([, , text]) => text)).toEqual([
		"$30,000",
		"$300,000",
		"$0",
		expect.stringContaining("monthly charges"),
	]);
	expect(new Set(sizes.map(([, style]) => style)).size).toBe(1);
});

test("with figures switched off a funnel promises written quotes from its title on, and shows no figure", () => {
	for (const product of ["term-life", "iul"] as const) {
		const html = calc(off, product);
		expect(html).not.toMatch(/>\$[\d,]+</);
		expect(html).toContain("a few questions, then written quotes");
		expect(html).toContain('name="phone"');
	}
	expect(book(off, "term-life")).not.toContain("/en/funnels/term-life/calc");
	expect(book(samples, "term-life")).toContain("/en/funnels/term-life/calc");
});

test.each(locales)(
	'the advice to finance premiums is not sent to the browser before it is allowed, in "%s"',
	(locale) => {
		const sent = (claims: Claims) => {
			setClaims(claims);
			const request = new Request(`https://site.example/${locale}/funnels/iul/calc`);
			return JSON.stringify(loadCalc({ params: { locale, service: "iul" }, request } as never));
		};
		const { title, text } = messagesFor(locale, ["funnels"]).funnels.recommendations.premium_financing;
		for (const words of [title, text]) {
			expect(sent(samples)).toContain(words);
			expect(sent(bare)).not.toContain(words);
		}
	},
);

test("a debt stays arithmetic; who talks about it is asked only where an opinion allows it", () => {
	const html = calc(bare, "debt-action");
	expect(html).toContain("34 months");
	expect(html).not.toContain('name="phone"');
	expect(html).toContain("/en/calculator#debt-planner");
	expect(book(bare, "debt-action")).not.toContain(agency.booking["debt-action"]);
	expect(book(samples, "debt-action")).toContain(agency.booking["debt-action"]);
});

test("B3: the estimate stands beside the rule of thumb, which is called so, and counts the age", () => {
	setClaims(samples);
	const page = (age: number) =>
		render(samples, "term-life", loadCalc, CalcRoute, `currentAge=${age}&coverageAmount=500000&at=result`);
	const html = page(38);
	expect(html).toContain('data-figure="monthly_premium">$100<');
	expect(html).toContain('data-figure="range">$80 to $120<');
	expect(html).toContain("We didn’t ask, so we assumed: Term length: 20 years · Non-smoker · State: Florida");
	expect(html.indexOf(">$100<")).toBeLessThan(html.indexOf("A rule of thumb to start a conversation"));
	expect(html.indexOf("A rule of thumb to start a conversation")).toBeLessThan(html.indexOf(">$500<"));
	expect(html, "the plan and the amount").toContain("Term Life · Age: 38 years · Coverage amount: $500,000");
	expect(page(60)).toContain('data-figure="monthly_premium">$225<');
});

test("B3: a debt shows the real months beside the quotient", () => {
	const html = render(samples, "debt-action", loadCalc, CalcRoute, "totalDebt=24000&monthlyPayment=600&at=result");
	expect(html).toContain('data-figure="time_to_payoff">73 months<');
	expect(html).toContain("Average interest rate: 22%");
	expect(html).toContain(">40 months<");
});

test("B3: outside the ages of final expense there is no number, and what is open instead", () => {
	const html = render(samples, "final-expense", loadCalc, CalcRoute, "currentAge=38&benefitAmount=20000&at=result");
	expect(html).not.toContain("data-figure=");
	expect(html).toContain("Final expense starts at age 50. At 38, you can get:");
	expect(html, "nobody named a state").toContain("?service=whole_life&amp;age=38&amp;coverageAmount=20000#estimate");
	expect(html).not.toContain("state=FL");
	expect(html).toContain(">Term Life, $20,000: about $4 a month<");
	expect(html).toContain('data-figure-mark="term-life"');
	expect(html).not.toContain("$2,400");
});

test("an annuity without growth has the size of the one with growth", () => {
	const query = "currentAge=55&currentSavings=100000&retirementAge=65&incomeNeeds=3000&at=result";
	const html = render(samples, "fia", loadCalc, CalcRoute, query);
	const sizes = ["value_at_fixed_rate", "no_growth"].map(
		(id) => new RegExp(`<dd class="([^"]*)"><span data-figure="${id}"`).exec(html)?.[1],
	);
	expect(sizes[0]).toBeDefined();
	expect(sizes[1]).toBe(sizes[0]);
});

test.each(locales)('B18: the contact form of a debt plan speaks of no insurer, in "%s"', (locale) => {
	setClaims(samples);
	const loaded = (service: ProductSlug) => {
		const request = new Request(`https://site.example/${locale}/funnels/${service}/calc`);
		return (loadCalc({ params: { locale, service }, request } as never) as { leadStep: { copy: { text: string } } })
			.leadStep.copy.text;
	};
	expect(loaded("debt-action")).not.toMatch(/insur|asegurador|segurador|asirans/i);
	expect(loaded("term-life")).toMatch(/insur|asegurador|segurador|asirans/i);
});

test("a state in the address in which nothing is sold gets neither a price nor an appointment, without script too", () => {
	const page = (query: string) =>
		render(samples, "term-life", loadCalc, CalcRoute, `currentAge=38&coverageAmount=500000&at=result${query}`);
	expect(page("&state=FL")).toContain(">$100<");
	for (const query of ["&state=NY", "&state=NY&state=FL"]) {
		expect(page(query)).not.toMatch(/\$\d/);
		expect(page(query)).not.toContain('name="phone"');
		expect(book(samples, "term-life", query)).not.toContain(agency.booking["term-life"]);
	}
	expect(book(samples, "term-life", "state=FL")).toContain(agency.booking["term-life"]);
});
