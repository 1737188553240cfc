import type { DeskSection } from "#domain/blog/desk-sections.ts";
import type { PostRefusal } from "#domain/blog/post-refusal.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { RegulatedName } from "#domain/vocabulary/regulated-names.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { editorPage } from "#server/blog-desk/editor-page.server.ts";
import type { BegunDraft } from "./draft-state.ts";

export type EditorCopy = Messages["blogEditor"];
export type DeskCopy = Messages["blogDesk"];

export interface EditorText {
	editor: EditorCopy;
	desk: DeskCopy;
	rules: Record<RegulatedName, string>;
	/** Names of the categories. */
	categories: Record<string, string>;
}

/** The draft as it was when the page was loaded, or as the person chose it since. */
export interface LoadedDraft extends BegunDraft {
	/** The article in this language. */
	articleId: string;
	locale: Locale;
	/** The cleaned HTML, for browsers without script and until the editor has loaded. */
	html: string;
}

/** The data of the forms next to the text. */
export interface PublishingData {
	/** The article that is the original. */
	articleId: string;
	/** The language of the article. */
	locale: Locale;
	/** The same in all languages. */
	slug: string;
	isPublished: boolean;
	/** The one that readers see, or saw last. */
	publishedVersion: number | null;
	/** True if the draft differs from the text that readers see. */
	hasNewWork: boolean;
	/** Where readers see it. */
	address: string;
	/** True if visitors don't get the language. */
	isOff: boolean;
	lastEditor: string;
	/** True if a person who hasn't written must approve. */
	wantsSecond: boolean;
	/** True if the reader of this page has written, so they can't approve. */
	needsSecond: boolean;
	/** True if somebody else has to change the address, because the reader of this page wrote the published text. */
	needsOtherRenamer: boolean;
	/** When a version is published by itself, formatted in the zone in which it was chosen. */
	scheduled: { at: string; zone: string; approver: string; isApprovalEnded: boolean } | null;
	/** The agency's, for browsers that don't tell theirs. */
	timeZone: string;
	/** Claims with evidence, by name. */
	claims: { id: string; name: string }[];
	/** Problems that need attention, in sentences: a schedule that was not carried out, a claim without evidence. */
	concerns: string[];
	/** One of them is a schedule that was not carried out. */
	isScheduleRefused: boolean;
	/** The link that was made just now. */
	preview: { address: string; until: string } | null;
	/** The links that work now. Only people who have a link know what it opens. */
	previews: { id: string; by: string; until: string }[];
	/** Why this person can't delete it. */
	deletionRefusal: "wasPublished" | "otherWriter" | null;
	/** Which form was refused last, and why. */
	refused: { section: DeskSection; refusal: PostRefusal } | null;
}

type EditorPage = Awaited<ReturnType<typeof editorPage>>;

/** The original of a translation. */
export type SourceData = NonNullable<EditorPage["source"]>;

/** The same article in another language. */
export type LanguageLink = EditorPage["languages"][number];

/** Props of all boxes next to the text. */
export interface PanelProps {
	data: PublishingData;
	text: EditorText;
	revision: number;
	flush: () => Promise<number | null>;
}
