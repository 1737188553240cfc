import { Button, Section } from "./elements.ts";
import { colors, textStyle } from "./theme.ts";

interface ActionLink {
	href: string;
	label: string;
}

/**
 * The main action of an email.
 * @param quiet for an optional second action
 */
export function ActionButton({ href, label, quiet = false }: ActionLink & { quiet?: boolean }) {
	return (
		<Section style={{ margin: quiet ? "0 0 16px" : "8px 0 16px" }}>
			<Button
				href={href}
				style={{
					...textStyle,
					backgroundColor: quiet ? colors.white : colors.coral,
					border: `2px solid ${quiet ? colors.ink : colors.coral}`,
					borderRadius: "24px",
					color: quiet ? colors.ink : colors.white,
					fontWeight: 700,
					margin: 0,
					padding: "10px 26px",
					textAlign: "center",
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
				...textStyle,
				backgroundColor: colors.ink,
				borderRadius: "8px",
				color: colors.white,
				fontWeight: 700,
				margin: 0,
				...(props.marginTop && { marginTop: props.marginTop }),
				padding: "12px 24px",
			}}
		>
			{props.label}
		</Button>
	);
}
