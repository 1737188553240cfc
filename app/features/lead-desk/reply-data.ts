import type { Locale } from "#domain/locale/locales.ts";
import type { NoticeText } from "../staff/notice-box.tsx";

type Label =
	| ("title" | "template" | "noTemplate" | "language" | "show" | "subject" | "text" | "textHint" | "theirs" | "yours")
	| ("yoursHint" | "values" | "footer" | "footerLead" | "send" | "sending" | "done");

/** The data of the composer; see `replyPanel`. */
export interface ReplyPanelData {
	copy: Record<Label, string> & { lead: string | null; words: { title: string; lead: string; confirm: string } };
	once: string;
	/** True if only an unchanged template may be sent. */
	isFixed: boolean;
	/** Why nothing may be written to the person now. */
	refusal: string | null;
	template: string | null;
	templates: readonly { id: string; name: string }[];
	/** The language of the email. */
	locale: Locale;
	languages: readonly { id: Locale; name: string }[];
	/** The other parameters of the page's address. */
	kept: readonly (readonly [name: string, value: string])[];
	draft: { subject: string; text: string };
	/** The same in the writer's language. */
	own: { locale: Locale; subject: string; text: string } | null;
	slots: readonly { label: string; value: string }[];
	below: readonly string[];
	notes: readonly string[];
	limits: { subject: number; text: number };
}

/** The errors of a refused email, and the typed text. */
export interface ReplyFailureData {
	draft: { subject: string; text: string };
	notice: NoticeText | null;
	errors: Partial<Record<"template" | "subject" | "text" | "confirm", string>>;
	words: readonly { words: string; rule: string }[];
}
