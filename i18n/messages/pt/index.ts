import account from "./account.json" with { type: "json" };
import admin from "./admin.json" with { type: "json" };
import bookings from "./bookings.json" with { type: "json" };
import calculator from "./calculator.json" with { type: "json" };
import chat from "./chat.json" with { type: "json" };
import claim from "./claim.json" with { type: "json" };
import common from "./common.json" with { type: "json" };
import compliance from "./compliance.json" with { type: "json" };
import contact from "./contact.json" with { type: "json" };
import cookies from "./cookies.json" with { type: "json" };
import disc from "./disc.json" with { type: "json" };
import emails from "./emails.json" with { type: "json" };
import faq from "./faq.json" with { type: "json" };
import funnelPages from "./funnelPages.json" with { type: "json" };
import funnels from "./funnels.json" with { type: "json" };
import home from "./home.json" with { type: "json" };
import leadSummary from "./leadSummary.json" with { type: "json" };
import leads from "./leads.json" with { type: "json" };
import location from "./location.json" with { type: "json" };
import notices from "./notices.json" with { type: "json" };
import offers from "./offers.json" with { type: "json" };
import pages from "./pages.json" with { type: "json" };
import pdf from "./pdf.json" with { type: "json" };
import planners from "./planners.json" with { type: "json" };
import profile from "./profile.json" with { type: "json" };
import search from "./search.json" with { type: "json" };
import shell from "./shell.json" with { type: "json" };
import stories from "./stories.json" with { type: "json" };
import table from "./table.json" with { type: "json" };

export default {
	account,
	admin,
	bookings,
	calculator,
	chat,
	claim,
	common,
	compliance,
	contact,
	cookies,
	leadSummary,
	disc,
	emails,
	faq,
	funnelPages,
	funnels,
	home,
	leads,
	location,
	notices,
	offers,
	pages,
	pdf,
	planners,
	profile,
	search,
	shell,
	stories,
	table,
};
