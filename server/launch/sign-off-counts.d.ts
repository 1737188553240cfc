declare module "virtual:sign-off-counts" {
	/** As the build counted them. */
	const counts: import("#domain/launch/sign-off-item.ts").SignOffCounts;
	export default counts;
}
