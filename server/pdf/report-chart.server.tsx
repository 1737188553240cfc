import { Circle, Line, Path, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { Fragment } from "react";
import type { BarChart } from "#domain/charts/bar-chart.ts";
import type { ChartSize, LineChart } from "#domain/charts/line-chart.ts";
import { tagged } from "./pdf-tags.server.ts";
import { coral, ink, sansFont, sun } from "./pdf-theme.server.ts";
import type { ReportChartData } from "./report-chart-data.server.ts";

interface Stroke {
	color: string;
	width: number;
	dash?: string;
	/** A dot where the line ends. */
	hasEnd?: true;
}

const main: Stroke = { color: ink[900], width: 2.4, hasEnd: true };
const side: Stroke = { color: sun[400], width: 1.4 };
const ground: Stroke = { color: ink[600], width: 1.6, dash: "1 4" };

/**
 * Strokes and fills by series, as on the calculator's page (`app/components/charts/chart-key.tsx`). A fill has no width.
 */
const strokes: Record<string, Stroke> = {
	no_growth: ground,
	low: side,
	assumed: main,
	fixed_rate: main,
	high: side,
	target_payment: main,
	minimum_payment: { color: coral[600], width: 2, dash: "6 4" },
	non_smoker: { color: ink[700], width: 0 },
	smoker: { color: sun[400], width: 0 },
	own: { color: coral[600], width: 0 },
};

function strokeOf(id: string) {
	return strokes[id] ?? { color: ink[700], width: 1.4 };
}

export function ReportChart({ chart }: { chart: ReportChartData }) {
	const { title, size, drawing, key, amount, own } = chart;
	return (
		<View wrap={false}>
			<Svg
				{...tagged("Figure", { alt: title })}
				width={size.width}
				height={size.height}
				viewBox={`0 0 ${size.width} ${size.height}`}
			>
				{drawing.chart.yTicks.map(({ value, at: y }) => (
					<Fragment key={value}>
						<Line x1={size.left} x2={size.width - size.right} y1={y} y2={y} stroke={ink[200]} strokeWidth={0.6} />
						<Label x={size.left - 6} y={y + 3} anchor="end" text={amount(value)} />
					</Fragment>
				))}
				{drawing.kind === "lines" ? (
					<Lines chart={drawing.chart} size={size} />
				) : (
					<Bars chart={drawing.chart} size={size} own={own} />
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
			{chart.band && <Path d={chart.band} fill={sun[200]} />}
			{chart.lines.map(({ id, path, end }) => {
				const { color, width, dash, hasEnd } = strokeOf(id);
				return (
					<Fragment key={id}>
						<Path
							d={path}
							fill="none"
							stroke={color}
							strokeWidth={width}
							strokeLinecap="round"
							{...(dash && { strokeDasharray: dash })}
						/>
						{hasEnd && <Circle cx={end.x} cy={end.y} r={3.6} fill={coral[600]} />}
					</Fragment>
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

function Bars({ chart, size, own }: { chart: BarChart; size: ChartSize; own: ReportChartData["own"] }) {
	return chart.groups.map(({ label, at, bars }) => (
		<Fragment key={label}>
			{bars.map(({ id, x, y, width, height }) => (
				<Fragment key={id}>
					<Rect x={x} y={y} width={width} height={height} fill={strokeOf(id).color} />
					{own?.group === label && own.id === id && (
						<Path d={`M${x + width / 2} ${y - 2}l-5 -7h10z`} fill={coral[600]} />
					)}
				</Fragment>
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
					strokeLinecap="round"
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
