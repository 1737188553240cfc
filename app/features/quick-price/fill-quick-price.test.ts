import { beforeEach, expect, test, vi } from "vitest";
import { followState, pickState } from "../location/visitor-location.ts";
import { fillQuickPrice } from "./fill-quick-price.ts";

vi.mock("../location/visitor-location.ts", () => ({ followState: vi.fn(), pickState: vi.fn() }));

/** As much of the form as the script touches. */
function priceForm() {
	const fields = { state: { value: "", selectedIndex: 0 }, coverageAmount: { value: "250000" } };
	const form = Object.assign(new EventTarget(), {
		elements: { namedItem: (name: keyof typeof fields) => fields[name] },
	});
	fillQuickPrice(form as unknown as HTMLFormElement);
	return { form, ...fields };
}

beforeEach(() => vi.clearAllMocks());

test("whoever asks for a price has stated the state", () => {
	const { form, state } = priceForm();
	state.value = "NY";
	expect(pickState, "not while the list is still open").not.toHaveBeenCalled();
	form.dispatchEvent(new Event("submit"));
	expect(pickState).toHaveBeenCalledExactlyOnceWith("NY");
});

test("a state that was found fills the form and is not stated by that", () => {
	const { state } = priceForm();
	vi.mocked(followState).mock.lastCall?.[0]("TX");
	expect(state.value).toBe("TX");
	expect(pickState).not.toHaveBeenCalled();
});
