/** The forms of the editor's page. Each post names its form. */
export const deskSections = [
	"draft",
	"takeOver",
	"upToDate",
	"publish",
	"schedule",
	"unschedule",
	"unpublish",
	"rename",
	"preview",
	"endPreview",
	"restore",
	"delete",
] as const;
export type DeskSection = (typeof deskSections)[number];

/** Completed actions. The page is loaded again and says so. */
export const deskChanges = [
	"created",
	"started",
	"saved",
	"published",
	"scheduled",
	"unscheduled",
	"unpublished",
	"renamed",
	"restored",
	"taken",
	"confirmed",
	"previewEnded",
	"deleted",
] as const;
export type DeskChange = (typeof deskChanges)[number];

export function isDeskChange(value: unknown): value is DeskChange {
	return deskChanges.some((change) => change === value);
}
