import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageContext } from "#app/browser/page-context.ts";
import { usualAmount } from "#domain/calculators/coverage-amounts.ts";
import { followState, pickState } from "../location/visitor-location.ts";
import { fillQuickPrice } from "./fill-quick-price.ts";
import { priceIn, showPrice } from "./show-price.ts";

vi.mock("../location/visitor-location.ts", () => ({ followState: vi.fn(), pickState: vi.fn() }));
vi.mock("./check-quick-price.ts", () => ({ checkQuickPrice: () => false }));
vi.mock("./light-scene.ts", () => ({ lightScene: vi.fn() }));
vi.mock("./show-price.ts", () => ({ priceIn: vi.fn(), showPrice: vi.fn() }));

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
		change,
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

beforeEach(() => void vi.resetAllMocks());
afterEach(() => void vi.useRealTimers());

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

/** A form whose answers have a price. */
function pricedForm() {
	vi.useFakeTimers();
	vi.mocked(priceIn).mockReturnValue({} as ReturnType<typeof priceIn>);
	return priceForm({});
}
/** Whether each price that was shown was asked for, after a while. */
async function shownPrices() {
	await vi.advanceTimersByTimeAsync(5000);
	return vi.mocked(showPrice).mock.calls.map(([, , isAsked]) => isAsked);
}

test("the last choice that a price needs shows it without the button, once the list rests", async () => {
	const { age, state, change, choose } = pricedForm();
	state.value = "FL";
	change(state);
	expect(await shownPrices(), "without an age").toEqual([]);
	age.value = "60";
	change(age);
	expect(await shownPrices(), "on the way to another field").toEqual([]);
	for (const passed of ["AL", "AZ", "FL"]) {
		state.value = passed;
		change(state);
	}
	expect(await shownPrices()).toEqual([false]);
	choose("final_expense");
	expect(await shownPrices(), "it follows").toEqual([false, false]);
	expect(pickState, "nobody asked").not.toHaveBeenCalled();
});

test("whoever presses the button before that is led to the price, and to one only", async () => {
	const { form, age, state, change } = pricedForm();
	age.value = "60";
	state.value = "FL";
	change(state);
	form.dispatchEvent(new Event("submit"));
	expect(await shownPrices()).toEqual([true]);
});
