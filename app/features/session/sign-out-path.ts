/** Forms that sign out post to it. */
export const signOutPath = "/auth/sign-out";
