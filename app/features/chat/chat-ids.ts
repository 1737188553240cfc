/** By these the panel, its button and their script find each other in the page. */
export const chatPanelId = "chat-panel";
export const chatButtonId = "chat-button";
