const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const pacific = "America/Los_Angeles";

const zones: Readonly<Record<string, readonly string[]>> = {
	AL: [central],
	AK: ["America/Anchorage", "America/Adak"],
	AZ: ["America/Phoenix", mountain],
	AR: [central],
	CA: [pacific],
	CO: [mountain],
	CT: [eastern],
	DE: [eastern],
	DC: [eastern],
	FL: [eastern, central],
	GA: [eastern],
	HI: ["Pacific/Honolulu"],
	ID: [mountain, pacific],
	IL: [central],
	IN: [eastern, central],
	IA: [central],
	KS: [central, mountain],
	KY: [eastern, central],
	LA: [central],
	ME: [eastern],
	MD: [eastern],
	MA: [eastern],
	MI: [eastern, central],
	MN: [central],
	MS: [central],
	MO: [central],
	MT: [mountain],
	NE: [central, mountain],
	NV: [pacific, mountain],
	NH: [eastern],
	NJ: [eastern],
	NM: [mountain],
	NY: [eastern],
	NC: [eastern],
	ND: [central, mountain],
	OH: [eastern],
	OK: [central],
	OR: [pacific, mountain],
	PA: [eastern],
	RI: [eastern],
	SC: [eastern],
	SD: [central, mountain],
	TN: [eastern, central],
	TX: [central, mountain],
	UT: [mountain],
	VT: [eastern],
	VA: [eastern],
	WA: [pacific],
	WV: [eastern],
	WI: [central],
	WY: [mountain],
	// Territories.
	PR: ["America/Puerto_Rico"],
	VI: ["America/Puerto_Rico"],
	GU: ["Pacific/Guam"],
	MP: ["Pacific/Guam"],
	AS: ["Pacific/Pago_Pago"],
};

/** A person of whom only the language is known may be anywhere between the coasts. */
const fromCoastToCoast = [eastern, central, mountain, pacific];

/** All time zones of a state or territory; all zones between the coasts if the state is not known. */
export function timeZonesOf(state: string | undefined): readonly string[] {
	return (state && zones[state]) || fromCoastToCoast;
}

/** For area codes of states with two zones that lie in one of them. */
export const zoneNames = { eastern, central, mountain, pacific };
