/** The topic of an announcement that readers see other articles, or articles otherwise. */
export const blogTopic = "blog";
