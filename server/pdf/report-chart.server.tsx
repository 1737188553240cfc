import { Line, Path, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { Fragment } from "react";
import type { BarChart } from "#domain/charts/bar-chart.ts";
import type { ChartSize, LineChart } from "#domain/charts/line-chart.ts";
import { coral, ink, sansFont, sun } from "./pdf-theme.server.ts";
import type { ReportChartData } from "./report-chart-data.server.ts";

/** Strokes by series, not by position: a series looks the same in every report. */
const strokes: Record<string, { color: string; width: number; dash?: string }> = {
	no_growth: { color: ink[500], width: 1.4, dash: "4 3" },
	low: { color: sun[400], width: 1.4 },
	assumed: { color: coral[600], width: 2.2 },
	fixed_rate: { color: coral[600], width: 2.2 },
	high: { color: sun[400], width: 1.4, dash: "1 2" },
	target_payment: { color: coral[600], width: 2.2 },
	minimum_payment: { color: ink[500], width: 1.4, dash: "4 3" },
	non_smoker: { color: ink[700], width: 0 },
	smoker: { color: coral[500], width: 0 },
};

function strokeOf(id: string) {
	return strokes[id] ?? { color: ink[700], width: 1.4 };
}

export function ReportChart({ chart }: { chart: ReportChartData }) {
	const { size, drawing, key, amount } = chart;
	return (
		<View wrap={false} style={{ marginBottom: 8 }}>
			<Svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`}>
				{drawing.chart.yTicks.map(({ value, at: y }) => (
					<Fragment key={value}>
						<Line x1={size.left} x2={size.width - size.right} y1={y} y2={y} stroke={ink[200]} strokeWidth={0.6} />
						<Label x={size.left - 6} y={y + 3} anchor="end" text={amount(value)} />
					</Fragment>
				))}
				{drawing.kind === "lines" ? (
					<Lines chart={drawing.chart} size={size} />
				) : (
					<Bars chart={drawing.chart} size={size} />
				)}
			</Svg>
			<View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: 16, rowGap: 2, paddingLeft: size.left }}>
				{key.map(({ id, label }) => (
					<View key={id} style={{ flexDirection: "row", alignItems: "center", gap: 5 }}>
						<KeyMark id={id} />
						<Text style={{ fontSize: 8.5, color: ink[700] }}>{label}</Text>
					</View>
				))}
			</View>
		</View>
	);
}

function Lines({ chart, size }: { chart: LineChart; size: ChartSize }) {
	return (
		<>
			{chart.band && <Path d={chart.band} fill={sun[300]} fillOpacity={0.35} />}
			{chart.lines.map(({ id, path }) => {
				const { color, width, dash } = strokeOf(id);
				return (
					<Path
						key={id}
						d={path}
						fill="none"
						stroke={color}
						strokeWidth={width}
						{...(dash && { strokeDasharray: dash })}
					/>
				);
			})}
			{chart.xTicks
				.filter(({ value }) => Number.isInteger(value))
				.map(({ value, at }) => (
					<Label key={value} x={at} y={size.height - 8} anchor="middle" text={String(value)} />
				))}
		</>
	);
}

function Bars({ chart, size }: { chart: BarChart; size: ChartSize }) {
	return chart.groups.map(({ label, at, bars }) => (
		<Fragment key={label}>
			{bars.map(({ id, x, y, width, height }) => (
				<Rect key={id} x={x} y={y} width={width} height={height} fill={strokeOf(id).color} />
			))}
			<Label x={at} y={size.height - 8} anchor="middle" text={label} />
		</Fragment>
	));
}

function KeyMark({ id }: { id: string }) {
	const { color, width, dash } = strokeOf(id);
	return (
		<Svg width={18} height={8} viewBox="0 0 18 8">
			{width === 0 ? (
				<Rect x={4} y={0} width={10} height={8} fill={color} />
			) : (
				<Line
					x1={0}
					x2={18}
					y1={4}
					y2={4}
					stroke={color}
					strokeWidth={width}
					{...(dash && { strokeDasharray: dash })}
				/>
			)}
		</Svg>
	);
}

function Label({ x, y, anchor, text }: { x: number; y: number; anchor: "end" | "middle"; text: string }) {
	return (
		<Text x={x} y={y} textAnchor={anchor} fill={ink[700]} style={{ fontSize: 8, fontFamily: sansFont }}>
			{text}
		</Text>
	);
}
