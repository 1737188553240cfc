import { useEffect, useState } from "react";
import { rateTables } from "#content/rates.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { fromQuery } from "#domain/calculators/inputs-query.ts";
import { readInputs } from "#domain/calculators/read-inputs.ts";
import { EmailEstimate } from "../calculator/email-estimate.tsx";
import { pricedHere } from "../calculator/priced-here.ts";
import { rememberedAnswers } from "../funnels/stored-answers.ts";
import type { LeadCopy } from "../leads/lead-copy.ts";

/** Emails the price that the card shows. It gets its script when there is one. */
export function CardEmail({ label, copy }: { label: string; copy: LeadCopy }) {
	const [priced, setPriced] = useState<Estimate | null>(null);
	useEffect(() => {
		const read = () => setPriced(pricedEstimate());
		read();
		return pricedHere.add(read);
	}, []);
	return <EmailEstimate label={label} copy={copy} place="price-email" estimate={priced} />;
}

/** The estimate of the answers that the card has just stored. */
function pricedEstimate(): Estimate | null {
	const reading = readInputs(fromQuery(Object.entries(rememberedAnswers("calculator")?.answers ?? {})));
	return reading.ok ? estimate(reading.inputs, rateTables) : null;
}
