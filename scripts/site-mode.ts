/** The mode of the site being built: the owner's NODE_ENV. Production shows only proven claims (decision 033). */
export function siteMode(): "development" | "production" {
	return process.env.NODE_ENV === "production" ? "production" : "development";
}
