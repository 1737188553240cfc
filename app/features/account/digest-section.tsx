import { Button } from "#app/components/ui/button.tsx";
import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Card } from "../staff/card.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import type { SectionProps } from "./section-props.ts";

/** Turns the email about one's day on or off. */
export function DigestSection({ wantsDigest, copy, notice, errors }: SectionProps & { wantsDigest: boolean }) {
	const { digest: text, page } = copy;
	return (
		<Card size="wide" id="digest" title={text.title} lead={text.lead} notice={notice}>
			<StaffForm section="digest" errors={errors}>
				{({ sending }) => (
					<>
						<CheckBox
							name="digest"
							defaultChecked={wantsDigest}
							label={text.label}
							className="font-medium text-ink-900"
						/>
						<Button type="submit" disabled={sending} className="justify-self-start">
							{sending ? page.saving : text.submit}
						</Button>
					</>
				)}
			</StaffForm>
		</Card>
	);
}
