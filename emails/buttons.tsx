import { Button, Section } from "@react-email/components";
import { colors, textStyle } from "./theme.ts";

/** The action that a visitor is asked for. */
export function ActionButton({ href, label }: { href: string; label: string }) {
	return (
		<Section style={{ margin: "8px 0 24px" }}>
			<Button
				href={href}
				style={{
					...textStyle,
					backgroundColor: colors.coral,
					borderRadius: "24px",
					color: colors.white,
					fontWeight: 700,
					margin: 0,
					padding: "12px 28px",
				}}
			>
				{label}
			</Button>
		</Section>
	);
}

/** For staff: opens the dashboard. */
export function DashboardButton(props: { href: string; label: string; marginTop?: string }) {
	return (
		<Button
			href={props.href}
			style={{
				backgroundColor: colors.ink,
				borderRadius: "8px",
				color: colors.white,
				...(props.marginTop && { marginTop: props.marginTop }),
				padding: "14px 24px",
			}}
		>
			{props.label}
		</Button>
	);
}
