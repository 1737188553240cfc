import { beforeEach, expect, test, vi } from "vitest";
import type { PageContext } from "#app/browser/page-context.ts";
import { usualAmount } from "#domain/calculators/coverage-amounts.ts";
import { followState, pickState } from "../location/visitor-location.ts";
import { fillQuickPrice } from "./fill-quick-price.ts";

vi.mock("../location/visitor-location.ts", () => ({ followState: vi.fn(), pickState: vi.fn() }));
vi.mock("./check-quick-price.ts", () => ({ checkQuickPrice: () => false }));

const products = {
	term_life: { dataset: { amount: "500000", most: "10000000" } },
	final_expense: { dataset: { amount: "15000", most: "50000" } },
};

/** As much of the form as the script touches, as it is when the script arrives. */
function priceForm({
	product = "term_life",
	amount = usualAmount,
}: {
	product?: keyof typeof products;
	amount?: string;
}) {
	let checked = product;
	const options = [usualAmount, "15000", "50000", "250000", "500000"].map((value) => ({ value, disabled: false }));
	const coverageAmount = {
		value: amount,
		options,
		get selectedOptions() {
			return options.filter(({ value }) => value === this.value);
		},
	};
	const fields = { state: { value: "", selectedIndex: 0 }, coverageAmount };
	const form = Object.assign(new EventTarget(), {
		elements: { namedItem: (name: keyof typeof fields) => fields[name] },
		querySelector: () => products[checked],
	});
	fillQuickPrice(form as unknown as HTMLFormElement, {} as PageContext);
	/** As browsers report a change inside the form. */
	const change = (target: object) =>
		form.dispatchEvent(Object.defineProperty(new Event("change"), "target", { value: target }));
	return {
		form,
		...fields,
		choose(next: keyof typeof products) {
			checked = next;
			change({});
		},
		chooseAmount(value: string) {
			coverageAmount.value = value;
			change(coverageAmount);
		},
	};
}

beforeEach(() => vi.clearAllMocks());

test("whoever asks for a price has stated the state", () => {
	const { form, state } = priceForm({});
	state.value = "NY";
	expect(pickState, "not while the list is still open").not.toHaveBeenCalled();
	form.dispatchEvent(new Event("submit"));
	expect(pickState).toHaveBeenCalledExactlyOnceWith("NY");
});

test("a state that was found fills the form and is not stated by that", () => {
	const { state } = priceForm({});
	vi.mocked(followState).mock.lastCall?.[0]("TX");
	expect(state.value).toBe("TX");
	expect(pickState).not.toHaveBeenCalled();
});

test("a product that was tapped before the script arrived has its usual amount", () => {
	expect(priceForm({ product: "final_expense" }).coverageAmount.value).toBe("15000");
	expect(priceForm({ product: "final_expense", amount: "50000" }).coverageAmount.value).toBe("50000");
	expect(priceForm({ product: "final_expense", amount: "500000" }).coverageAmount.value).toBe("15000");
});

test("the amount follows the product until the visitor chooses one that the product has", () => {
	const { coverageAmount, choose, chooseAmount } = priceForm({});
	expect(coverageAmount.value).toBe("500000");
	choose("final_expense");
	expect(coverageAmount.value).toBe("15000");
	expect(coverageAmount.options.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual([
		usualAmount,
		"250000",
		"500000",
	]);
	choose("term_life");
	chooseAmount("250000");
	choose("final_expense");
	expect(coverageAmount.value).toBe("15000");
	chooseAmount("50000");
	choose("term_life");
	expect(coverageAmount.value).toBe("50000");
});
