export * from "./schema/accounts.ts";
export * from "./schema/blog.ts";
export * from "./schema/bookings.ts";
export * from "./schema/leads.ts";
export * from "./schema/ledger.ts";
export * from "./schema/offers.ts";
export * from "./schema/platform.ts";
export * from "./schema/visitors.ts";
