/**
 * Who the audit ledger names where the site itself did something: the articles that it came with were published by nobody's
 * account. No account has this id.
 */
export const siteActor = { userId: "site", email: "Site setup" } as const;
