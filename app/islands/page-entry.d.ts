declare module "virtual:page-entry" {
	/** The address of the script that starts a public page, and of what it imports. */
	const files: { module: string; imports: string[] };
	export default files;
}
