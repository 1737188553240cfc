/** Name, latitude, longitude, and the side of its dot that the name is on, if the other has no room. */
type CityPlace = readonly [string, number, number, ("left" | "right")?];

/** Cities on the maps of the licensed states. Florida has the cities with a page. */
export const cityPlaces: Readonly<Record<string, readonly CityPlace[]>> = {
	AL: [
		["Birmingham", 33.52, -86.8],
		["Montgomery", 32.38, -86.3],
		["Mobile", 30.69, -88.04],
	],
	AZ: [
		["Phoenix", 33.45, -112.07],
		["Tucson", 32.22, -110.97],
		["Flagstaff", 35.2, -111.65],
	],
	CA: [
		["Los Angeles", 34.05, -118.24],
		["San Francisco", 37.77, -122.42, "left"],
		["Sacramento", 38.58, -121.49],
		["San Diego", 32.72, -117.16],
	],
	FL: [
		["Sarasota", 27.34, -82.53],
		["Tampa", 27.95, -82.46],
		["Orlando", 28.54, -81.38],
		["Miami", 25.76, -80.19],
		["Fort Lauderdale", 26.12, -80.14],
		["West Palm Beach", 26.71, -80.05],
		["Jacksonville", 30.33, -81.66],
		["Daytona Beach", 29.21, -81.02],
		["Fort Myers", 26.64, -81.87],
		["Naples", 26.14, -81.79],
	],
	GA: [
		["Atlanta", 33.75, -84.39],
		["Savannah", 32.08, -81.09],
		["Augusta", 33.47, -81.97],
	],
	IL: [
		["Chicago", 41.88, -87.63],
		["Springfield", 39.78, -89.65],
	],
	IN: [
		["Indianapolis", 39.77, -86.16],
		["Fort Wayne", 41.08, -85.14],
		["Evansville", 37.97, -87.57],
	],
	IA: [
		["Des Moines", 41.59, -93.62],
		["Cedar Rapids", 41.98, -91.67],
		["Sioux City", 42.5, -96.4],
	],
	KY: [
		["Louisville", 38.25, -85.76, "left"],
		["Lexington", 38.04, -84.5],
		["Bowling Green", 36.99, -86.44],
	],
	LA: [
		["New Orleans", 29.95, -90.07],
		["Baton Rouge", 30.45, -91.19],
		["Shreveport", 32.53, -93.75],
	],
	MI: [
		["Detroit", 42.33, -83.05, "right"],
		["Marquette", 46.55, -87.4],
		["Grand Rapids", 42.96, -85.67, "left"],
	],
	MO: [
		["Kansas City", 39.1, -94.58],
		["St. Louis", 38.63, -90.2],
		["Springfield", 37.21, -93.29],
	],
	NC: [
		["Charlotte", 35.23, -80.84],
		["Raleigh", 35.78, -78.64],
		["Wilmington", 34.24, -77.94],
	],
	NJ: [
		["Newark", 40.74, -74.17],
		["Trenton", 40.22, -74.74],
		["Atlantic City", 39.36, -74.42],
	],
	OH: [
		["Columbus", 39.96, -83],
		["Cleveland", 41.5, -81.69],
		["Cincinnati", 39.1, -84.51],
	],
	PA: [
		["Philadelphia", 39.95, -75.17],
		["Pittsburgh", 40.44, -80],
		["Harrisburg", 40.27, -76.88, "left"],
	],
	SC: [
		["Charleston", 32.78, -79.93],
		["Columbia", 34, -81.03],
		["Greenville", 34.85, -82.4],
	],
	TN: [
		["Nashville", 36.16, -86.78, "left"],
		["Memphis", 35.15, -90.05],
		["Knoxville", 35.96, -83.92],
	],
	TX: [
		["Houston", 29.76, -95.37, "right"],
		["San Antonio", 29.42, -98.49, "left"],
		["Dallas", 32.78, -96.8],
		["Austin", 30.27, -97.74, "left"],
	],
	WA: [
		["Seattle", 47.61, -122.33],
		["Spokane", 47.66, -117.43],
		["Yakima", 46.6, -120.51],
	],
	WI: [
		["Milwaukee", 43.04, -87.91, "right"],
		["Madison", 43.07, -89.4, "left"],
		["Green Bay", 44.51, -88.01],
	],
};
