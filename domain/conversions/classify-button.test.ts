import { expect, test } from "vitest";
import { classifyButton } from "./classify-button.ts";

test.each([
	["Book a Free Consultation", "book_consultation"],
	["Book Consult", "book_consultation"],
	["Schedule your strategy call", "book_consultation"],
	["Reservar una consulta gratuita", "book_consultation"],
	["Agendar consulta", "book_consultation"],
	["Pran yon randevou gratis", "book_consultation"],
	["Pran yon konsiltasyon gratis", "book_consultation"],
	["Call Now", "phone_call"],
	["Call (941) 555-0142", "phone_call"],
	["Call for a quote", "phone_call"],
	["Llámenos: (941) 555-0142", "phone_call"],
	["Llame ahora", "phone_call"],
	["Ligue para (941) 555-0142", "phone_call"],
	["Rele kounye a", "phone_call"],
	["Get Quote", "get_quote"],
	["GET STARTED", "get_quote"],
	["Pedir cotización", "get_quote"],
	["Pedir cotação", "get_quote"],
	["Mande pri", "get_quote"],
	["Kòmanse", "get_quote"],
	["Comece agora", "get_quote"],
	["Send message", undefined],
	["Start over", undefined],
	["Empezar de nuevo", undefined],
	["Começar de novo", undefined],
	["Kòmanse ankò", undefined],
	["Consulte la tabla", undefined],
	["Open the calendar", undefined],
	["Facebook", undefined],
	["", undefined],
])("%s: %s", (label, kind) => {
	expect(classifyButton(label)).toBe(kind);
});
