/** The id of the element that holds the search and the questions. While a search is on, it has `data-searching`. */
export const faqRoot = "faq";
