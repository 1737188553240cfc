/** How the badge of a page looks. */
export const standingLooks = { unsigned: "secondary", changed: "warning", signed: "default" } as const;
