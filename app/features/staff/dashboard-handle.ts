/** Data that a dashboard page passes to its layout. */
export interface DashboardHandle {
	/** It has its own heading, and needs the whole width and height for its work. */
	isWorkspace: true;
	/** On a phone, its own bar is at the bottom instead of the pages of the desk. */
	hasOwnBar?: true;
}
