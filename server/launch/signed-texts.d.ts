declare module "virtual:sign-off-counts" {
	/** As the build counted them. */
	const counts: import("#domain/launch/sign-off-item.ts").SignOffCounts;
	export default counts;
}

declare module "virtual:signed-texts" {
	/** The texts that a reader signs, by key. */
	export const texts: Readonly<
		Record<import("#domain/locale/locales.ts").Locale, readonly (readonly [key: string, text: string])[]>
	>;
	/** The lines of `docs/signoff.json`. */
	export const signOffs: readonly import("./sign-offs.server.ts").SignOff[];
}
