import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { leadsChangePath } from "#domain/lead-desk/lead-address.ts";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartCard } from "./part-card.tsx";

/** Leads to the page that asks before it deletes the lead. Empty for people who may not delete. */
export function LeadDelete({ lead, copy, list }: Pick<LeadPartProps, "lead" | "copy"> & { list: string | null }) {
	if (!lead.mayDelete) return null;
	return (
		<PartCard id="delete" title={copy.delete.title}>
			<p>{copy.delete.text}</p>
			<Form method="get" action={leadsChangePath}>
				<input type="hidden" name="lead" value={lead.id} />
				<input type="hidden" name="list" value={list ?? ""} />
				<Button type="submit" name="change" value="deleted" variant="secondary">
					{copy.delete.submit}
				</Button>
			</Form>
		</PartCard>
	);
}
