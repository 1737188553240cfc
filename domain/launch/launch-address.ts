/** Where admins see what the site still lacks. */
export const launchPath = "/admin/launch";
