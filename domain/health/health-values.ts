/** What the site measures of itself. Null where it couldn't be read, or doesn't exist here. */
export interface HealthValues {
	/** How long the database took to answer. Null: it doesn't answer. */
	database: { ms: number } | null;
	/** For how long this process hasn't heard what others announce. Null where there are no others, or the database is away. */
	changes: { minutes: number } | null;
	/** Leads in this process that wait to be stored, for how long the first of them, and those that the database doesn't take. */
	leads: { waiting: number; minutes: number; refused: number };
	/** Whether the last probe of this process has gone the way of a lead, and how long ago it was sent. Null before the first. */
	probe: { hasArrived: boolean; minutes: number } | null;
	/** How long the oldest job is overdue, and how many failed and will be tried again. */
	jobs: { minutes: number; retrying: number } | null;
	/** Jobs that failed for good. */
	failedJobs: { count: number } | null;
	/** Emails about leads that could not be sent lately, and those that came back. */
	emails: { failing: number; returned: number } | null;
	/** Endpoints that were given up or are gone, and how long the oldest delivery has been waiting. */
	webhooks: { broken: number; minutes: number } | null;
	/** Free room of the disk with the data folder. */
	disk: { freeBytes: number } | null;
	memory: { usedBytes: number; limitBytes: number };
	/** How much later than planned this process gets to its work, on average. */
	eventLoop: { ms: number };
	/** Leads that nobody contacted in time. */
	promises: { count: number } | null;
	/** The newest copy of the embedded database. While there is none, `hours` counts from the start. */
	copies: { exists: boolean; hours: number } | null;
	/** The newest backup. While there is none, `hours` counts from the start. Null where nobody needs one. */
	backups: { exists: boolean; hours: number } | null;
	/** Breaks of both ledgers that no note explains, and how long nothing could be sealed. */
	ledgers: { broken: number; minutes: number } | null;
	/** For how many days the certificate of the site's address is valid. */
	certificate: { days: number } | null;
}
export type HealthCheckName = keyof HealthValues;
