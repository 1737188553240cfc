/** Something that an operator must put right. Its message is the sentence for them. */
export class BackupError extends Error {
	override name = "BackupError";
}
