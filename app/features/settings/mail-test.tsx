import { Button } from "#app/components/ui/button.tsx";
import type { readMailPage } from "#server/settings/mail-page.server.ts";
import { Card } from "../staff/card.tsx";
import type { NoticeText } from "../staff/notice-box.tsx";
import { StaffForm } from "../staff/staff-form.tsx";

/** Sends an email to whoever presses the button, and says what became of it. */
export function MailTest({
	page: { copy, transport, recipient },
	notice,
}: {
	page: Pick<Awaited<ReturnType<typeof readMailPage>>, "copy" | "transport" | "recipient">;
	notice: NoticeText | null;
}) {
	const { test } = copy.mail;
	return (
		<Card id="test" heading="h3" title={test.title} lead={transport} notice={notice}>
			<StaffForm section="test" errors={undefined} className="flex flex-wrap items-center gap-x-6 gap-y-2">
				{({ sending }) => (
					<>
						<Button type="submit" variant="secondary" disabled={sending}>
							{sending ? test.sending : test.send}
						</Button>
						<p className="text-sm wrap-anywhere">{recipient}</p>
					</>
				)}
			</StaffForm>
		</Card>
	);
}
