import { words } from "../word-patterns.ts";
import { type Habit, screens } from "./habit.ts";

const capitalized = "\\p{Lu}[\\p{Ll}’'-]+";
const smallWords = "a|an|and|at|for|in|of|on|or|the|to|up|with";

/** Names of two words and more, and what consists of a name: products, documents, offices, places, pages of the dashboard. */
const names = [
	"Term Life",
	"Whole Life",
	"Final Expense",
	"(?:Indexed )?Universal Life",
	"Debt Action Plan",
	"(?:Consumer Health Data )?Privacy Policy",
	"Cookie Policy",
	"Terms of Service",
	"National Do Not Call Registry",
	"Global Privacy Control",
	"Haitian Creole",
	"New York",
	"Department of .+",
	"Open in Google Maps",
	"In English",
	"Next Monday",
	"(?:Open|Go to|Back to) (?:Today|People|Manage)",
	"Meet .+",
];

/** English that reads as if it had been translated, or as if it came from Britain. */
export default [
	{
		name: "talk as a noun",
		pattern: words(
			"(?:an?|the|this|your|our|each|every|first|free|short|longer?|next|quick|minute|per|of|most|no|any) talks?|talks (?:booked|cancell?ed|prepared|about|by phone)|^talk (?:booked|cancell?ed|prepared)",
		),
		instead: "Write call, appointment or consultation.",
		examples: {
			wrong: ["Bring your estimate to a free talk.", "Most talks take place by phone or video.", "Talk booked: {name}"],
			right: ["Bring your estimate to a free call.", "We talk about what you need.", "Talk with a licensed agent"],
		},
	},
	{
		name: "to nothing",
		pattern: words("(?:commit|oblige|bind|owe)s? (?:you|us|them) (?:to )?nothing"),
		instead: "Write “with no obligation”.",
		examples: {
			wrong: ["It costs nothing and commits you to nothing.", "It obliges you to nothing."],
			right: ["It’s free, with no obligation.", "It binds you to a contract."],
		},
	},
	{
		name: "a mail",
		pattern: words("(?:this|a|an|our|each|every|confirmation|that|first|second) mails?(?! server)|mails? programs?"),
		instead: "Write email. Mail is paper.",
		examples: {
			wrong: ["Questions? Answer this mail.", "Open the confirmation mail."],
			right: ["Reply to this email.", "It comes by mail.", "If your mail or bank is disrupted, call."],
		},
	},
	{
		name: "tick",
		pattern: words("tick(?:s|ing)? (?:off|this|the|a|one|each|every|all)(?! tock)|ticked|unticked|the tick"),
		instead: "Write check.",
		examples: {
			wrong: ["Please tick this box.", "a checklist to tick off"],
			right: ["Please check this box.", "A ticket", "our timer’s ticks"],
		},
	},
	{
		name: "shall",
		pattern: words("shall"),
		instead: "Write “Want … to …?”, will or should.",
		examples: { wrong: ["Shall an agent go on from here?"], right: ["Want an agent to take it from here?"] },
	},
	{
		name: "whom",
		pattern: words("whom"),
		instead: "Write who, or leave it out: “people you support”.",
		examples: {
			wrong: ["Whom should I name as beneficiary?", "A parent whom you support may need it for life."],
			right: ["Who should I name as beneficiary?", "A parent you support may need it for life."],
		},
	},
	{
		name: "antique word",
		pattern: words(
			"dearer|dearest|reckon(?:s|ed|ing)?|altogether|beforehand|anew|midst|amongst|whilst|hence|thereby|therein|herein|thereof|upon|likewise|besides which|of late|ere|aught|nought",
		),
		instead: "Write more expensive, count, in all, ahead of time, again, among, while, so, on.",
		examples: {
			wrong: ["What you still owe altogether", "It tells you beforehand.", "The insurer sets the cap anew."],
			right: ["What you still owe in total", "It tells you ahead of time.", "The insurer resets the cap."],
		},
	},
	{
		name: "mend",
		pattern: words("mend(?:s|ed|ing)?"),
		instead: "Write fix or correct.",
		examples: {
			wrong: ["We then mend the page."],
			right: ["We then fix the page.", "We recommend it.", "An amendment"],
		},
	},
	{
		name: "need not",
		pattern: words("need not|needn[’']t"),
		instead: "Write “don’t have to”.",
		examples: {
			wrong: ["You need not buy anything."],
			right: ["You don’t have to buy anything.", "Your need, not ours"],
		},
	},
	{
		name: "stands, lies",
		pattern: words(
			"(?:stands?|stood) (?:beside|next to|here|there|on (?:this|the) (?:site|page|quote|first page)|in (?:our|the) (?:mailbox\\p{L}*|systems?|columns?|table|person|file|database))|answer stands|figures? stands?|they stand|lies? (?:in \\p{L}+ County|anywhere|far apart|outside)|(?:page|figure|paper|answer|number) lies",
		),
		instead: "Write is, are or appear.",
		examples: {
			wrong: [
				"The 0% column stands beside the others.",
				"Daytona Beach lies in Volusia County.",
				"What stands in our mailboxes",
				"Two people know where the page lies.",
				"A quote can lie outside this range.",
			],
			right: ["The 0% column is next to the others.", "It stands behind the contract.", "You know where you stand."],
		},
	},
	{
		name: "comes to",
		pattern: words("what it comes to"),
		instead: "Write “your result” or “the total”.",
		examples: { wrong: ["What it comes to"], right: ["Your result", "The interest comes to over $27,000."] },
	},
	{
		name: "of ours",
		pattern: words("(?:of ours|of yours|of theirs)"),
		instead: "Write our, your or their.",
		examples: { wrong: ["Every agent of ours gives both."], right: ["Our agents give both."] },
	},
	{
		name: "at hand",
		pattern: words(
			"(?:have|has|having) (?:[\\p{L} ]{1,40} )?at hand|to have at hand|good to have at hand|have it at hand",
		),
		instead: "Write handy or ready.",
		examples: { wrong: ["What to have at hand", "Have your tax return at hand."], right: ["What to have handy"] },
	},
	{
		name: "at the foot",
		pattern: words("(?:at|from) the foot of"),
		instead: "Write “at the bottom of”.",
		examples: {
			wrong: ["The link is at the foot of every page."],
			right: ["The link is at the bottom of every page."],
		},
	},
	{
		name: "rather",
		pattern: /^Rather (?!than)|(?<=[.!?] )Rather (?!than)/gu,
		instead: "Begin with “Prefer” or “Would you rather”.",
		examples: {
			wrong: ["Rather write?", "Rather another way?"],
			right: ["Prefer to write?", "Would you rather talk?"],
		},
	},
	{
		name: "the one who",
		pattern: words("the ones? (?:who|whom) (?:is|are|was|has|have|asked|decides?)"),
		instead: "Name the person.",
		examples: { wrong: ["The one who decides is the insurer."], right: ["The insurer decides."] },
	},
	{
		name: "may we",
		pattern: words("(?:where|when|how|what) may (?:we|I)|you may (?:still|also) (?:talk|call|write|book|choose|pick)"),
		instead: "Write should we, can or “you’re still welcome to”.",
		examples: {
			wrong: ["Where may we send it?", "You may still talk with us."],
			right: ["Where should we send it?", "You can still talk with us.", "May we also call you?"],
		},
	},
	{
		name: "look at it with you",
		pattern: words(
			"(?:looks?|looking) at (?:it|this|that|them|everything) (?:together )?with you|have (?:a person|someone|somebody) look at it|gladly",
		),
		instead: "Write “go over it with you”.",
		examples: {
			wrong: ["An agent will gladly look at it with you.", "Have a person look at it"],
			right: ["An agent can go over it with you.", "Look at the first page."],
		},
	},
	{
		name: "beside, set against",
		pattern: words(
			"(?:sets?|seen?|puts?|shown?|stated|standing) (?:(?:it|them|these|[\\p{L} ]{3,40}) )?beside|beside it|beside them",
		),
		instead: "Write next to, along with or compared with.",
		examples: {
			wrong: ["The agent sets term life beside it.", "See it beside the alternatives", "with a term policy beside it"],
			right: ["The agent compares it with term life.", "A house beside the lake"],
		},
	},
	{
		name: "also when",
		pattern: words("also (?:when|if) (?:the|it|you|an?|no)"),
		instead: "Write “even when” or “even if”.",
		examples: {
			wrong: ["It costs 1%, also when the credit is 0%."],
			right: ["It costs 1%, even when the credit is 0%."],
		},
	},
	{
		name: "aim at",
		pattern: words("(?:we|they|I) aim at"),
		instead: "Write “aim for”.",
		examples: { wrong: ["The standard we aim at"], right: ["The standard we aim for"] },
	},
	{
		name: "not how Americans say it",
		pattern: words(
			"time in sight|part seen|said plainly|said openly|in substance|the working of|show their working|count it in|least payments?",
		),
		instead: "Write time on page, in plain English, material, math, factor it in, minimum payment.",
		examples: {
			wrong: ["Time in sight", "Costs and limits, said openly", "The working of an estimate", "All least payments"],
			right: ["Time on page", "The math behind an estimate", "Minimum payments"],
		},
	},
	{
		name: "a thing that wants",
		pattern: words("(?:California|law|state\\}?|rule|form|code) wants"),
		instead: "Write requires or asks for.",
		examples: {
			wrong: ["California wants our license number.", "{state} wants our license number."],
			right: ["California requires our license number.", "She wants ten years of income."],
		},
	},
	{
		name: "we verb no noun",
		pattern: words("we (?:sell|show|hold|offer|take|store|keep|send|use) no(?!t| longer| more| one)(?= )"),
		instead: "Write “we don’t …”.",
		examples: {
			wrong: ["We sell no insurance in {state}.", "We hold no license there."],
			right: ["We don’t sell insurance {inState}.", "We show no more than three.", "There is no fee."],
		},
	},
	{
		name: "somebody else",
		pattern: words("(?:somebody|anybody) else|decide on the day|without hurry|some days(?= (?:for|after|before|to))"),
		instead: "Write someone else, anyone else, that day, no rush, a few days.",
		examples: {
			wrong: ["The spot is free for somebody else.", "Nobody needs to decide on the day."],
			right: ["The spot is free for someone else.", "No one has to decide that day."],
		},
	},
	{
		name: "let us talk",
		pattern: words("let us (?:talk|see|begin|start|look)"),
		instead: "Write “let’s”.",
		examples: { wrong: ["If that interests you, let us talk."], right: ["Let’s talk.", "Let us hold it for you."] },
	},
	{
		name: "double negation",
		pattern: words("(?:not|n[’']t) (?:\\p{L}+ ){0,3}un(?:usual|common|likely|reasonable)|not without"),
		instead: "Say it without the double negation.",
		examples: {
			wrong: ["It is not uncommon.", "That is not without cost."],
			right: ["It is common.", "That has a cost."],
		},
	},
	{
		name: "at once",
		pattern: words("(?<!(?:^|\\P{L})(?:all|fail|fails) )at once"),
		instead: "Write “right away” or “at the same time”.",
		examples: { wrong: ["Call at once."], right: ["Call right away.", "It can become taxable all at once."] },
	},
	{
		name: "growth as a fact",
		pattern: words(
			"(?:cash )?value that (?:grows|rises|increases)(?! (?:each|every|year|slowly))|money that (?:grows|rises)",
		),
		instead: "Write “can grow”: growth that depends on an index, a dividend or an assumption is never sure.",
		examples: {
			wrong: ["A cash value that grows, taxed later."],
			right: ["Life insurance with cash value that can grow."],
		},
	},
	{
		name: "turn to",
		pattern: words(
			"(?:you|they|families|thank you for|thanks for) (?:may |can )?turn(?:ing)? to (?:us|your|the|\\{agency\\})",
		),
		instead: "Write contact, go to or ask.",
		examples: {
			wrong: ["Thank you for turning to {agency}.", "You may turn to your state’s insurance department."],
			right: ["Thank you for contacting {agency}.", "You can contact your state’s insurance department."],
		},
	},
	{
		name: "we tell you so",
		pattern: words(
			"tell you so|said as plainly|in your own time|unwanted mail|presses you|feel pressed|take along|ordinary consultation|show the working|has reached us|have reached us|hat passed round",
		),
		instead:
			"Write “we’ll let you know”, “in plain English”, “on your own time”, “spam folder”, “pressures you”, “take with you”, “regular consultation”, “see the math”, “we have your request”.",
		examples: {
			wrong: ["If no spot is left, we tell you so.", "Your request has reached us.", "Nobody presses you."],
			right: ["If no spot is left, we’ll let you know.", "We have your request."],
		},
	},
	{
		name: "in which state",
		pattern: /(?:^|[.!?] )(?:In which|Over how many|For how long|For whom|To which|To whom|With which) [^.!?]*\?/gu,
		instead: "Put the preposition at the end or leave it out: “Which state do you live in?”",
		examples: {
			wrong: ["In which state do you live?", "For how long should the coverage last?"],
			right: ["Which state do you live in?", "How long should the coverage last?"],
		},
	},
	{
		name: "of a lead",
		pattern: words("of (?:an?|the|this) (?:lead|list|form|contact submission)(?![’'])"),
		at: screens,
		instead: "Write “a lead’s status”, “a task for a lead”, “on this list”.",
		examples: {
			wrong: ["{who} finished a task of a lead", "The only lead of this list", "Address of the form"],
			right: ["{who} changed a lead’s status", "Paste the address of a lead’s page.", "The only lead on this list"],
		},
	},
	{
		name: "in time for on time",
		pattern: words("(?<!back )in time(?! (?:for|to))"),
		at: screens,
		instead: "A deadline is met on time.",
		examples: { wrong: ["{kept} of {total} in time"], right: ["{kept} of {total} on time", "in time for your call"] },
	},
	{
		name: "any more in one word",
		pattern: /(?<!\p{L})any more(?= *(?:[.,:;!?]|$))/giu,
		at: screens,
		instead: "Write anymore, or “no longer”.",
		examples: {
			wrong: ["This can’t be undone any more: it was too long ago."],
			right: ["This can’t be undone anymore.", "We won’t send any more emails."],
		},
	},
	{
		name: "desk sentence in another language’s grammar",
		pattern: words(
			"else than|to explore(?= after|$)|time by which|found that (?:it|the)|took (?:\\p{L}+ ){1,3}of it out|opens? (?:this|it) by itself|waits here|waits? for a first|given-up|keeps? to the rules|such lead|(?:call|role)s? taken back|taken? back (?:a|the) (?:\\p{L}+ )?(?:call|role)|took back (?:a|the) (?:\\p{L}+ )?call|tr(?:y|ied) on the|answer of the rules|clock \\{\\w+(?=\\})",
		),
		at: screens,
		instead:
			"Say it as an agent would: a different person than, possible, the response deadline, marked it as, downloaded its data, removed, follows the rules, test on, local time.",
		examples: {
			wrong: [
				"# would go to someone else than under the current rules",
				"Cash value to explore after the years you chose",
				"The time by which we respond has passed.",
				"{who} found that it is not spam",
				"who took data of it out of the site",
				"No time opens this by itself.",
				"Call taken back.",
				"{who} took back a logged call",
				"Clock {place} ({zone})",
			],
			right: [
				"# would go to a different person",
				"Possible cash value",
				"The response deadline has passed.",
				"{who} marked it as not spam",
				"Premium financing to explore it",
			],
		},
	},
	{
		name: "title case",
		pattern: new RegExp(
			`^(?!(?:${names.join("|")})$)${capitalized}(?: (?:${capitalized}|${smallWords}))* ${capitalized}(?: \\(\\{\\w+\\}\\))?[.!…]*$`,
			"gu",
		),
		instead: "Headings, labels and buttons are capitalized like sentences. Names keep their capitals.",
		examples: {
			wrong: ["Too Many Requests", "Set Up a Second Factor", "Suspected Spam ({count})"],
			right: ["Too many requests", "Term Life", "About us", "Life insurance in Tampa, Florida", "Send"],
		},
	},
] satisfies Habit[];
