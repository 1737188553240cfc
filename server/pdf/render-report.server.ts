import { renderPdf } from "./render-pdf.server.ts";
import { type ReportRequest, reportContent } from "./report-content.server.ts";
import { ReportDocument } from "./report-document.server.tsx";

/** An estimate as a PDF in the reader's language. */
export function renderReport(request: ReportRequest): Promise<Buffer> {
	return renderPdf(ReportDocument, { content: reportContent(request) });
}
