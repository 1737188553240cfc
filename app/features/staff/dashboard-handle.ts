/** Data that a dashboard page passes to its layout. */
export interface DashboardHandle {
	/** It has its own heading, and needs the whole width and height for its work. */
	isWorkspace: true;
}
