/**
 * Time zones of the countries that our visitors come from, by the start of their numbers: Latin America, Haiti, and the
 * parts of Canada that are ahead of Florida. A person may still have a number of a country they left.
 */
const zones: Readonly<Record<string, readonly string[]>> = {
	"+509": ["America/Port-au-Prince"],
	"+55": ["America/Noronha", "America/Sao_Paulo", "America/Manaus", "America/Rio_Branco"],
	"+1809": ["America/Santo_Domingo"],
	"+1829": ["America/Santo_Domingo"],
	"+1849": ["America/Santo_Domingo"],
	"+52": ["America/Cancun", "America/Mexico_City", "America/Hermosillo", "America/Tijuana"],
	"+53": ["America/Havana"],
	"+54": ["America/Argentina/Buenos_Aires"],
	"+51": ["America/Lima"],
	"+56": ["America/Santiago", "America/Punta_Arenas"],
	"+57": ["America/Bogota"],
	"+58": ["America/Caracas"],
	"+502": ["America/Guatemala"],
	"+503": ["America/El_Salvador"],
	"+504": ["America/Tegucigalpa"],
	"+505": ["America/Managua"],
	"+506": ["America/Costa_Rica"],
	"+507": ["America/Panama"],
	"+591": ["America/La_Paz"],
	"+593": ["America/Guayaquil"],
	"+595": ["America/Asuncion"],
	"+598": ["America/Montevideo"],
	"+1902": ["America/Halifax"],
	"+1782": ["America/Halifax"],
	"+1506": ["America/Moncton"],
	"+1428": ["America/Moncton"],
	"+1709": ["America/St_Johns"],
	"+1879": ["America/St_Johns"],
};
const longestStart = 5;

/** @param key as `phoneKey` returns it */
export function timeZonesOfForeignNumber(key: string): readonly string[] | undefined {
	for (let length = longestStart; length >= 3; length--) {
		const known = zones[key.slice(0, length)];
		if (known) return known;
	}
	return undefined;
}
