import { Button } from "#app/components/ui/button.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Container } from "#app/components/ui/section.tsx";

export interface UnsubscribeCopy {
	title: string;
	paragraphs: string[];
	buttons: { value: "email" | "all"; label: string }[];
	notes?: string[];
	/** Other ways to reach the agency, where the link does not work. */
	links: { href: string; label: string }[];
}

/** Works without script: each button posts the form to the page's own address, which holds the token. */
export function UnsubscribePage({ copy }: { copy: UnsubscribeCopy }) {
	const { title, paragraphs, buttons, notes = [], links } = copy;
	return (
		<Container className="py-section">
			<div className="max-w-160">
				<h1 className="text-3xl">{title}</h1>
				{paragraphs.map((text) => (
					<p key={text} className="mt-4 text-lg">
						{text}
					</p>
				))}
				{buttons.length > 0 && (
					<form method="post" className="mt-8 flex flex-wrap gap-3">
						{buttons.map(({ value, label }, index) => (
							<Button
								key={value}
								type="submit"
								name="stop"
								value={value}
								variant={index === 0 ? "primary" : "secondary"}
							>
								{label}
							</Button>
						))}
					</form>
				)}
				{links.length > 0 && (
					<p className="mt-8 flex flex-wrap gap-3">
						{links.map(({ href, label }) => (
							<a key={href} href={href} className={buttonStyle("secondary")}>
								{label}
							</a>
						))}
					</p>
				)}
				<div className="mt-8">
					{notes.map((text) => (
						<p key={text} className="mt-2 text-ink-700">
							{text}
						</p>
					))}
				</div>
			</div>
		</Container>
	);
}
