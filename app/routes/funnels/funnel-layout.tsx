import { Outlet } from "react-router";

/** Pages within stand in the funnel's shell instead of the site's header and footer. */
export const handle = { shell: "funnel" };

export default function FunnelLayout() {
	return <Outlet />;
}
