import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Emails to visitors of the last days, so that nobody is sent too many. Recipients are keyed hashes. */
export const sentVisitorEmails = pgTable(
	"sent_visitor_emails",
	{
		/** The job that sent it. */
		id: text().primaryKey(),
		mailboxHash: text("mailbox_hash").notNull(),
		kind: text({
			enum: [
				...(["acknowledgment", "spot", "report", "guide", "reminder", "reply", "resend", "appointment"] as const),
				...(["account", "invitation", "emailChange", "security", "privacy"] as const),
			],
		}).notNull(),
		sentAt: instant("sent_at").notNull(),
	},
	(table) => [
		index("sent_visitor_emails_mailbox_index").on(table.mailboxHash, table.sentAt),
		index("sent_visitor_emails_sent_at_index").on(table.sentAt),
	],
);

/** Addresses that get no more emails to visitors. */
export const suppressedRecipients = pgTable("suppressed_recipients", {
	/** A keyed hash of the address. */
	addressHash: text("address_hash").primaryKey(),
	reason: text({ enum: ["bounce", "complaint"] }).notNull(),
	createdAt: instant("created_at").notNull(),
});
