/** A UUID as the site writes it, for patterns of which it is a part. */
export const uuidPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const whole = new RegExp(`^${uuidPattern}$`);

/** Works without a library, because scripts of public pages need it. What visitors send is checked with `v.uuid()`. */
export function isUuid(value: unknown): value is string {
	return typeof value === "string" && whole.test(value);
}
