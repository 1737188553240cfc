import { describe, expect, test } from "vitest";
import { agency } from "#content/agency.ts";
import { type Clicked, clickEvent } from "./click-event.ts";

const click = (clicked: Partial<Clicked>, addresses: Parameters<typeof clickEvent>[1] = agency) =>
	clickEvent(
		{
			href: undefined,
			label: "",
			isButton: false,
			location: "hero",
			state: undefined,
			article: undefined,
			...clicked,
		},
		addresses,
	);
const call = `tel:${agency.phone.e164}`;
const booking = agency.booking.iul;

describe("a click", () => {
	test("on the agency's number is one call event, whatever its label", () => {
		expect(click({ href: call, label: "Call Now", isButton: true, location: "contact_success" })).toEqual({
			name: "call_click",
			properties: { number: agency.phone.e164, location: "contact_success" },
		});
		expect(click({ href: `tel:${agency.tollFreePhone.e164}`, location: "footer" })).toMatchObject({
			properties: { number: agency.tollFreePhone.e164, location: "footer" },
		});
	});
	test("on a regulator's number is no event", () => {
		expect(click({ href: "tel:+18776935236", label: "Call now", isButton: true })).toBeUndefined();
	});
	test("on the scheduler's page books an appointment for its product", () => {
		expect(click({ href: booking, label: "Book a strategy call", isButton: true })).toEqual({
			name: "book_appointment",
			properties: { product: "iul", source: "hero" },
		});
		expect(click({ href: `${agency.booking.general}?utm_source=site`, label: "our calendar" })).toMatchObject({
			properties: { product: "general" },
		});
	});
	test("on a page whose address begins like that of another is for its own product", () => {
		const booking = { general: "https://calendly.example/us", iul: "https://calendly.example/us/iul" };
		const { phone, tollFreePhone } = agency;
		const productOf = (href: string) => click({ href }, { phone, tollFreePhone, booking })?.properties;
		expect(productOf(`${booking.iul}?utm_source=site`)).toMatchObject({ product: "iul" });
		expect(productOf(booking.general)).toMatchObject({ product: "general" });
	});
	test.each(["Get Quote", "Pedir cotización", "Pedir cotação", "Mande pri"])(
		"on %s requests a quote, although it leads to the scheduler",
		(label) => {
			expect(click({ href: agency.booking.general, label, isButton: true, location: "header" })).toEqual({
				name: "get_quote",
				properties: { label, location: "header" },
			});
		},
	);
	test("on a button without an address is classified by its label", () => {
		expect(click({ label: "Call us", isButton: true })?.name).toBe("phone_call");
		expect(click({ href: "/en/funnels/iul/book", label: "Book a consultation", isButton: true })?.name).toBe(
			"book_consultation",
		);
		expect(click({ label: "Show details", isButton: true })).toBeUndefined();
	});
	test("on a link within a text is no event", () => {
		expect(click({ href: "/en/about", label: "Get started" })).toBeUndefined();
	});
	test("on a state or an article names it", () => {
		expect(click({ href: "/es/…", state: { code: "NC", name: "Carolina del Norte" } })?.properties).toEqual({
			category: "navigation",
			state: "NC",
			state_name: "Carolina del Norte",
		});
		const article = { id: "daytona", title: "What a funeral costs in Daytona", category: "Final expense" };
		expect(click({ href: "/en/blog/daytona", article })).toEqual({ name: "blog_post_click", properties: article });
	});
});
