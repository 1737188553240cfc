export class NotAllowedError extends Error {
	override name = "NotAllowedError";
	constructor() {
		super("The role of the signed-in user does not allow this");
	}
}
