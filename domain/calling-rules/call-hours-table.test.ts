import { describe, test } from "vitest";
import { type CallCase, expectAnswer, numbers } from "#tests/support/call-case.ts";

const florida = "s. 501.616(6)(a), F.S.";
const bothCount = "47 CFR 64.1200(c)(1): the called party's location; the stricter of state and number";

const of = (state: string | null, phone: string = numbers.tollFree) => ({ state, phone });
const miami = of("FL", numbers.miami);

const inFlorida: CallCase[] = [
	["by day", florida, "11-23 10:00", miami, "open until 11-23 20:00"],
	["at 8 a.m. sharp", florida, "11-23 08:00", miami, "open until 11-23 20:00"],
	["a millisecond before 8 a.m.", florida, "11-23 07:59:59.999", miami, "personsHours, opens 11-23 08:00"],
	["a millisecond before 8 p.m.", florida, "11-23 19:59:59.999", miami, "open until 11-23 20:00"],
	["at 8 p.m. sharp", florida, "11-23 20:00", miami, "personsHours, opens 11-24 08:00"],
	["on a Sunday", florida, "11-22 12:00", miami, "open until 11-22 20:00"],
	["on Thanksgiving", florida, "11-26 12:00", miami, "open until 11-26 20:00"],
	["in the panhandle", florida, "11-23 08:30", of("FL", numbers.pensacola), "personsHours, opens 11-23 09:00"],
	["in one of its two zones", florida, "11-23 08:30", of("FL"), "personsHours, opens 11-23 09:00"],
	["in the night that has 23 hours", florida, "03-07 21:00", miami, "personsHours, opens 03-08 08:00"],
	["in the night that has 25 hours", florida, "10-31 21:00", miami, "personsHours, opens 11-01 08:00"],
	["at 8:30 in summer", florida, "07-01 08:30", miami, "open until 07-01 20:00"],
];

const inOtherStates: CallCase[] = [
	["California, before 8 there", florida, "11-23 10:59", of("CA", "213 555 0123"), "personsHours, opens 11-23 11:00"],
	["California by day", florida, "11-23 12:00", of("CA", "213 555 0123"), "open until 11-23 23:00"],
	["California at 5 p.m. there", florida, "11-23 20:00", of("CA", "213 555 0123"), "open until 11-23 23:00"],
	[
		"Kentucky before 10",
		"KRS 367.46955",
		"11-23 09:30",
		of("KY", "502 555 0123"),
		"personsHours of KY (law), opens 11-23 10:00",
	],
	[
		"Kentucky's west",
		"KRS 367.46955",
		"11-23 10:30",
		of("KY", "270 555 0123"),
		"personsHours of KY (law), opens 11-23 11:00",
	],
	["Indianapolis", florida, "11-23 08:30", of("IN", "317 555 0123"), "open until 11-23 20:00"],
	["Indiana's two zones", florida, "11-23 08:30", of("IN", "812 555 0123"), "personsHours, opens 11-23 09:00"],
	["Knoxville", florida, "11-23 08:30", of("TN", "865 555 0123"), "open until 11-23 20:00"],
	["Nashville", florida, "11-23 08:30", of("TN", "615 555 0123"), "personsHours, opens 11-23 09:00"],
	["Tennessee's two zones", florida, "11-23 08:30", of("TN", "423 555 0123"), "personsHours, opens 11-23 09:00"],
	["Arizona in summer", florida, "07-01 10:30", of("AZ", "480 555 0123"), "personsHours, opens 07-01 11:00"],
	["Arizona in winter", florida, "11-23 09:30", of("AZ", "480 555 0123"), "personsHours, opens 11-23 10:00"],
	["Arizona by evening", florida, "07-01 20:00", of("AZ", "480 555 0123"), "open until 07-01 22:00"],
	["Hawaii in winter", florida, "11-23 12:30", of("HI", "808 555 0123"), "personsHours, opens 11-23 13:00"],
	["Hawaii in summer", florida, "07-01 13:30", of("HI", "808 555 0123"), "personsHours, opens 07-01 14:00"],
	["Hawaii at 4 p.m. there", florida, "11-23 21:00", of("HI", "808 555 0123"), "open until 11-24 01:00"],
	["Alaska, by the clock of Adak", florida, "11-23 12:30", of("AK", "907 555 0123"), "personsHours, opens 11-23 13:00"],
	[
		"Houston",
		"Tex. Bus. & Com. Code 301.051",
		"11-23 09:30",
		of("TX", "713 555 0123"),
		"personsHours of TX (law), opens 11-23 10:00",
	],
	[
		"Nevada before 9",
		"NRS 597.814",
		"11-23 11:30",
		of("NV", "702 555 0123"),
		"open until 11-23 23:00, NV warns: machines",
	],
];

const texas = "Tex. Bus. & Com. Code 301.051: Sundays from noon";
const alabama = "Ala. Admin. Code 770-X-5-.17, for telephone utilities";
const louisiana = "LPSC General Order R-29617";
const pennsylvania = "73 P.S. 2242, 2245(a)(10)";
const rhodeIsland = "R.I. Gen. Laws 5-61-3.6, 25-1-1";
const onClosedDays: CallCase[] = [
	["Sunday in Houston", texas, "11-22 12:30", of("TX", "713 555 0123"), "personsHours of TX (law), opens 11-22 13:00"],
	["Sunday in El Paso", texas, "11-22 13:30", of("TX", "915 555 0123"), "personsHours of TX (law), opens 11-22 14:00"],
	["Sunday somewhere in Texas", texas, "11-22 13:30", of("TX"), "personsHours of TX (law), opens 11-22 14:00"],
	[
		"Sunday in Alabama",
		alabama,
		"11-22 13:00",
		of("AL", "205 555 0123"),
		"open until 11-22 21:00, AL warns: utilities",
	],
	[
		"Mardi Gras in Alabama",
		alabama,
		"02-17 12:00",
		of("AL", "205 555 0123"),
		"open until 02-17 21:00, AL warns: utilities",
	],
	["New Year in Alabama", alabama, "12-31 20:30", of("AL", "205 555 0123"), "open until 12-31 21:00"],
	[
		"Good Friday in Louisiana",
		louisiana,
		"04-03 12:00",
		of("LA", "504 555 0123"),
		"open until 04-03 21:00, LA warns: agreed",
	],
	[
		"Sunday in Mississippi",
		"Miss. Code 77-3-723",
		"11-22 12:00",
		of("MS"),
		"personsHours of MS (law), opens 11-23 09:00",
	],
	[
		"Michigan before 9",
		"our own choice",
		"11-23 08:30",
		of("MI", "313 555 0123"),
		"personsHours of MI (ourChoice), opens 11-23 09:00",
	],
	[
		"Thanksgiving in Mississippi",
		"published tables",
		"11-26 12:00",
		of("MS"),
		"open until 11-26 21:00, MS warns: tables",
	],
	[
		"Flag Day, moved, in Pennsylvania",
		pennsylvania,
		"06-15 12:00",
		of("PA"),
		"open until 06-15 20:00, PA warns: agreed",
	],
	["Election Day in Pennsylvania", pennsylvania, "11-03 12:00", of("PA"), "open until 11-03 20:00, PA warns: agreed"],
	[
		"7 p.m. in Pennsylvania",
		"Senate Bill 992 of 2025, not enacted",
		"11-23 19:00",
		of("PA"),
		"open until 11-23 20:00, PA warns: bill",
	],
	["Victory Day in Rhode Island", rhodeIsland, "08-10 12:00", of("RI"), "personsHours of RI (law), opens 08-11 09:00"],
	[
		"Saturday in Rhode Island, early",
		rhodeIsland,
		"11-21 09:30",
		of("RI"),
		"personsHours of RI (law), opens 11-21 10:00",
	],
	[
		"Saturday in Rhode Island, late",
		rhodeIsland,
		"11-21 17:00",
		of("RI"),
		"personsHours of RI (law), opens 11-23 09:00",
	],
	[
		"Pioneer Day in Utah",
		"Utah Code 13-25a-103(3), 63G-1-301",
		"07-24 12:00",
		of("UT"),
		"open until 07-24 22:00, UT warns: agreed",
	],
];

const ofElsewhere: CallCase[] = [
	[
		"Chicago's number in Florida",
		bothCount,
		"11-23 09:30",
		of("FL", "312 555 0123"),
		"open until 11-23 20:00, IL warns: machines",
	],
	[
		"Utah's number in Florida, Sunday",
		bothCount,
		"11-22 12:00",
		of("FL", "801 555 0123"),
		"open until 11-22 20:00, UT warns: agreed",
	],
	[
		"Los Angeles's number in Georgia",
		bothCount,
		"11-23 09:30",
		of("GA", "213 555 0123"),
		"personsHours, opens 11-23 11:00",
	],
	[
		"Miami's number in Pennsylvania, Sunday",
		bothCount,
		"11-22 12:00",
		of("PA", numbers.miami),
		"open until 11-22 20:00, PA warns: bill",
	],
	["Puerto Rico in winter", florida, "11-23 18:59", of(null, "787 555 0123"), "open until 11-23 19:00"],
	[
		"Puerto Rico after 8 p.m. there",
		florida,
		"11-23 19:30",
		of(null, "939 555 0123"),
		"personsHours, opens 11-24 07:00",
	],
	["Puerto Rico at 8:30 there", florida, "11-23 07:30", of(null, "787 555 0123"), "open until 11-23 19:00"],
	["Puerto Rico in summer", florida, "07-01 19:30", of(null, "787 555 0123"), "open until 07-01 20:00"],
	[
		"Haiti's number in Florida",
		bothCount,
		"11-23 08:30",
		of("FL", "+509 3412 3456"),
		"personsHours, opens 11-23 09:00",
	],
	[
		"Haiti's number without a plus",
		bothCount,
		"11-23 10:30",
		of(null, "509 3412 3456"),
		"personsHours, opens 11-23 11:00",
	],
	["Brazil's number in Florida", bothCount, "11-23 16:00", of("FL", "+55 11 91234 5678"), "open until 11-23 17:00"],
	[
		"Brazil's number at night in Brazil",
		bothCount,
		"11-23 17:30",
		of("FL", "+55 11 91234 5678"),
		"personsHours, opens 11-24 09:00",
	],
	[
		"Santo Domingo's number in Florida",
		bothCount,
		"11-23 19:30",
		of("FL", "809 555 0123"),
		"personsHours, opens 11-24 09:00",
	],
	[
		"Norway's number, which begins like one of North Carolina",
		bothCount,
		"11-23 09:00",
		of(null, "+47 21 12 34 56"),
		"personsHours, opens 11-23 11:00",
	],
	["toll-free, nothing known", bothCount, "11-23 10:30", of(null), "personsHours, opens 11-23 11:00"],
	[
		"an agency by Pacific time: its own clock closes nothing",
		florida,
		"11-23 09:00",
		{ agencyTimeZone: "America/Los_Angeles" },
		"open until 11-23 20:00",
	],
];

describe.each([
	["in Florida", inFlorida],
	["in another state", inOtherStates],
	["where a state has hours of its own", onClosedDays],
	["of another place", ofElsewhere],
])("somebody %s", (_, cases) => {
	test.each(cases)("%s (%s)", (...row) => expectAnswer(row));
});
