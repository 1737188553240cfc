import { beforeEach, expect, test, vi } from "vitest";
import type { PageContext } from "#app/browser/page-context.ts";
import { usualAmount } from "#domain/calculators/coverage-amounts.ts";
import { followState, pickState } from "../location/visitor-location.ts";
import { fillQuickPrice } from "./fill-quick-price.ts";

vi.mock("../location/visitor-location.ts", () => ({ followState: vi.fn(), pickState: vi.fn() }));
vi.mock("./check-quick-price.ts", () => ({ checkQuickPrice: () => false }));
vi.mock("./light-scene.ts", () => ({ lightScene: vi.fn() }));
vi.mock("./show-price.ts", () => ({ priceIn: () => null, showPrice: vi.fn() }));

const products = {
	term_life: { value: "term_life", dataset: { amount: "500000" } },
	final_expense: { value: "final_expense", dataset: { amount: "15000" } },
};

/** As much of the form as the script touches, as it is when the script arrives. */
function priceForm({
	product = "term_life",
	amount = usualAmount,
}: {
	product?: keyof typeof products;
	amount?: string;
}) {
	let chosen = product;
	let checked = amount;
	const amounts = [
		[usualAmount],
		["15000", "final_expense"],
		["25000", "final_expense"],
		["250000", "term_life"],
		["500000", "term_life"],
	].map(([value = "", offered]) => ({
		value,
		defaultChecked: value === usualAmount,
		dataset: { products: offered },
		get checked() {
			return checked === value;
		},
		set checked(_) {
			checked = value;
		},
	}));
	const fields = { age: { value: "" }, state: { value: "", selectedIndex: 0 } };
	const form = Object.assign(new EventTarget(), {
		elements: { namedItem: (name: keyof typeof fields) => fields[name] },
		querySelectorAll: () => amounts,
		querySelector: () => products[chosen],
	});
	fillQuickPrice(form as unknown as HTMLFormElement, {} as PageContext);
	/** As browsers report a change inside the form. */
	const change = (target: object) =>
		form.dispatchEvent(Object.defineProperty(new Event("change"), "target", { value: target }));
	return {
		form,
		...fields,
		amount: () => checked,
		choose(next: keyof typeof products) {
			chosen = next;
			change({});
		},
		chooseAmount(value: string) {
			checked = value;
			change(amounts.find((each) => each.value === value) ?? {});
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
	expect(priceForm({ product: "final_expense" }).amount()).toBe("15000");
	expect(priceForm({ product: "final_expense", amount: "25000" }).amount()).toBe("25000");
	expect(priceForm({ product: "final_expense", amount: "500000" }).amount()).toBe("15000");
});

test("the amount follows the product until the visitor chooses one that the product has", () => {
	const form = priceForm({});
	expect(form.amount()).toBe("500000");
	form.choose("final_expense");
	expect(form.amount()).toBe("15000");
	form.choose("term_life");
	form.chooseAmount("250000");
	form.choose("final_expense");
	expect(form.amount()).toBe("15000");
	form.chooseAmount("25000");
	form.choose("final_expense");
	expect(form.amount()).toBe("25000");
});
