/** Something that the caller of a script got wrong. */
export class UsageError extends Error {
	override name = "UsageError";
}
