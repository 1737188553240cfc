/** Knows some of the cached pages: which exist, and the newest version of their content. */
export interface PageSource {
	/** Null if it has no such page. Called at each request, so it answers from memory. */
	versionOf(path: string): string | null;
	/** The version that the build rendered; undefined if the build renders none of its pages. */
	builtVersion?: string;
	/** Makes a file that is no page of the router, such as an image. */
	make?(path: string): Promise<Response>;
	/** True for a page of the build that doesn't exist now. The source may have it again later. */
	isGone?(path: string): boolean;
	/** True if a page of an earlier version may be shown until the new one is rendered. */
	mayStillShow(version: string): boolean;
	/** Learns the newest versions. If it fails, those that are known stay. */
	refresh(): Promise<void>;
}
