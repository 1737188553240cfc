import { Link } from "react-router";
import { versionsPath } from "#domain/blog/desk-address.ts";
import type { PanelProps } from "./editor-data.ts";
import { SideBox } from "./side-box.tsx";

/** The way to earlier texts. */
export function VersionsBox({ data, text }: Pick<PanelProps, "data" | "text">) {
	const copy = text.editor.versions;
	return (
		<SideBox id="versions" title={copy.title}>
			<Link
				to={versionsPath(data.articleId, data.locale)}
				className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
			>
				{copy.open}
			</Link>
		</SideBox>
	);
}
