import { expect, test } from "vitest";
import { maskedEmail, maskedPhone } from "./revocation.ts";

test("a stranger who sees the page can't read the address or the number", () => {
	expect(maskedEmail("marie.joseph@example.com")).toBe("m•••@example.com");
	expect(maskedEmail("m@example.com")).toBe("m•••@example.com");
	expect(maskedPhone("(305) 555-0123")).toBe("•••23");
});
