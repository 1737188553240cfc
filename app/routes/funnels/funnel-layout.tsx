import { Outlet } from "react-router";

/** These pages have the funnel's shell instead of the site's header and footer. */
export const handle = { shell: "funnel" };

export default function FunnelLayout() {
	return <Outlet />;
}
