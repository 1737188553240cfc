import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import type { RawPlans } from "#domain/calculators/planner-query.ts";
import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { DebtPlanner } from "../debt-planner/debt-planner.tsx";
import { IncomeNeeds } from "../income-needs/income-needs.tsx";

function render(locale: Locale, element: ReactElement) {
	const messages = messagesFor(locale, ["calculator", "planners", "questions"]);
	return parse(
		renderToStaticMarkup(
			<IntlProvider locale={intlLocales[locale] as Locale} messages={messages} timeZone="America/New_York">
				{element}
			</IntlProvider>,
		),
	);
}

const family: RawPlans = {
	debts: "20,000",
	annualIncome: "60,000",
	incomeYears: "10",
	mortgage: "250,000",
	children: "2",
	educationPerChild: "100,000",
};

const cards: RawPlans = {
	balance1: "500",
	rate1: "9",
	minimum1: "25",
	balance2: "8000",
	rate2: "24.99",
	minimum2: "200",
	balance3: "3000",
	rate3: "17",
	minimum3: "75",
	extraPayment: "300",
};

test.each([
	{ locale: "en", total: "$1,070,000" },
	{ locale: "es", total: "$1,070,000" },
	{ locale: "pt", total: "US$\u00a01.070.000" },
	{ locale: "ht", total: "$1,070,000" },
] as const)("in $locale a family's need comes out of its address", ({ locale, total }) => {
	const page = render(locale, <IncomeNeeds locale={locale} query={family} />);
	const figures = page.querySelector("#income-needs-figures");
	expect(figures?.text).toContain(total);
	expect(figures?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toEqual([
		`/${locale}/calculator?service=term_life&coverageAmount=1070000&term=10#calculator`,
		`/${locale}/calculator?service=whole_life&coverageAmount=1070000#calculator`,
	]);
	expect(page.querySelector("#annualIncome")?.getAttribute("value")).toBe("60,000");
});

test.each([
	{ locale: "en", months: ["24 months", "25 months"], saved: "$429.61" },
	{ locale: "es", months: ["24 meses", "25 meses"], saved: "$429.61" },
	{ locale: "pt", months: ["24 meses", "25 meses"], saved: "US$\u00a0429,61" },
	{ locale: "ht", months: ["24 mwa", "25 mwa"], saved: "$429.61" },
] as const)("in $locale both ways out of debt come out of their address", ({ locale, months, saved }) => {
	const page = render(locale, <DebtPlanner locale={locale} query={cards} />);
	const figures = page.querySelector("#debt-planner-figures");
	const times = figures?.querySelectorAll("h4 + dl > div:first-child dd").map((time) => time.text);
	expect(times).toEqual(months);
	expect(figures?.text).toContain(saved);
	expect(
		figures
			?.querySelectorAll("ol")[1]
			?.querySelectorAll("li")
			.map(({ text }) => text.replace(/\D+(\d).*/, "$1")),
	).toEqual(["1", "3", "2"]);
});

test("without script the forms are sent to the calculators' page", () => {
	const page = render("es", <DebtPlanner locale="es" query={{}} />);
	const form = page.querySelector("form");
	expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
		"get",
		"/es/calculator#debt-planner-figures",
	]);
	expect(page.querySelector("#debt-planner-result")).toBeNull();
	expect(page.querySelectorAll("[aria-invalid]")).toHaveLength(0);
});

test("an error is shown next to its field, and nothing is calculated", () => {
	const page = render("en", <DebtPlanner locale="en" query={{ balance1: "500", rate1: "40", balance5: "x" }} />);
	const described = (id: string) => {
		const control = page.querySelector(`#${id}`);
		return page.querySelector(`#${control?.getAttribute("aria-describedby")}`)?.text;
	};
	expect(described("rate1")).toBe("Enter no more than 36%");
	expect(described("balance5")).toBe("Enter a number, like 250");
	expect(page.querySelector("details")?.hasAttribute("open")).toBe(true);
	expect(page.querySelector("#debt-planner-result")).toBeNull();
});

test("debts that never end are reported as such", () => {
	const query: RawPlans = { balance1: "10000", rate1: "30", minimum1: "250" };
	const figures = render("en", <DebtPlanner locale="en" query={query} />).querySelector("#debt-planner-figures");
	expect(figures?.text).toContain("the first month alone adds $250.00");
	expect(figures?.querySelectorAll("h4")).toHaveLength(0);
});
