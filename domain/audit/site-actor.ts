/**
 * The actor in the audit ledger when the site itself did something: no account published the articles that came with
 * the site. No account has this id.
 */
export const siteActor = { userId: "site", email: "Site setup" } as const;
