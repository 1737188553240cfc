import type { Messages } from "#i18n/messages.server.ts";
import type { readListPage } from "#server/lead-desk/list/list-page.server.ts";

export type ListCopy = Messages["leadDesk"];

/** What the page of leads shows. `query` and the like are filters as in its address. */
export type ListPage = Awaited<ReturnType<typeof readListPage>>;

/** A lead on the list, in the reader's language. */
export type LeadLine = ListPage["rows"][number];

/** What may be changed on several leads, in groups. */
export type Choices = ListPage["choices"];
