/** Characters allowed in an address before its `@` (RFC 5322, "atext"), and letters of other scripts. */
const localPart = "[\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~-]";

/**
 * True if the text names this email address, in any case, and not only one that ends or begins like it: the text
 * "ashlee@example.com" does not name lee@example.com.
 */
export function hasAddress(text: string, address: string): boolean {
	const exact = address.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
	return new RegExp(`(?<!${localPart})${exact}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, "iu").test(text);
}
