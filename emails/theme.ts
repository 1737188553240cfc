/** Those of the default palette. What is sent has the colors of the agency (`renderEmail`). */
export const colors = {
	ink: "#0d3b4c",
	muted: "#48626d",
	sand: "#faf5ec",
	line: "#e4d9c5",
	coral: "#b8432a",
	sun: "#f1b444",
	white: "#ffffff",
};

export const textStyle = {
	color: colors.ink,
	fontFamily: "Helvetica, Arial, sans-serif",
	fontSize: "16px",
	lineHeight: "26px",
	margin: "0 0 16px",
};

export const smallStyle = { ...textStyle, fontSize: "14px", lineHeight: "22px" };

export function titleStyle(fontSize: string) {
	return { ...textStyle, fontSize, fontWeight: 700 };
}
