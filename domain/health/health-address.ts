/** Where admins see how well the site works. */
export const healthPagePath = "/admin/health";
/** The part of the page about jobs that failed for good. */
export const failedJobsId = "failed";
