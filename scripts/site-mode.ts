/** Of the site that is built: the owner's NODE_ENV. Production shows only claims that are proven (decision 033). */
export function siteMode(): "development" | "production" {
	return process.env.NODE_ENV === "production" ? "production" : "development";
}
