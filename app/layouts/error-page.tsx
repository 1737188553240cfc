import { isRouteErrorResponse, useRouteError } from "react-router";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Logo } from "#app/components/ui/logo.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { BusyPage, busyError } from "./busy-page.tsx";
import { DisclaimerBar } from "./disclaimer-bar.tsx";
import { FaultPage, sameAddress } from "./fault-page.tsx";
import { MessagePage } from "./message-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { useSpareCopy } from "./spare-copy.tsx";

export function ErrorPage() {
	const error = useRouteError();
	const { locale, common } = useSpareCopy();
	const kind = kindOf(error);
	const { title } = common[kind];
	return (
		<PageFrame locale={locale} messages={{ common }}>
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<div className="flex min-h-dvh flex-col">
				<header className="px-gutter py-4">
					<SiteLink path="/" className="inline-block rounded-md">
						<Logo />
					</SiteLink>
				</header>
				<main className="grow">
					{kind === "notFound" && <NotFoundPage copy={common.notFound} previous={`/${locale}`} />}
					{kind === "busy" && <BusyPage reload={{ href: sameAddress, label: common.errors.reload }} />}
					{kind === "refused" && (
						<MessagePage title={title} text={common.refused.text}>
							<SiteLink path="/" className={buttonStyle("primary")}>
								{common.notFound.home}
							</SiteLink>
						</MessagePage>
					)}
					{kind === "errors" && <FaultPage error={error} copy={common.errors} />}
				</main>
				<DisclaimerBar />
			</div>
		</PageFrame>
	);
}

/** The kind of page, by the name of its messages. */
function kindOf(error: unknown): "notFound" | "busy" | "refused" | "errors" {
	if (error === busyError) return "busy";
	if (!isRouteErrorResponse(error) || error.status >= 500) return "errors";
	return error.status === 404 ? "notFound" : "refused";
}
