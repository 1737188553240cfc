import { marker } from "#app/browser/marker.ts";

/** The post that the page shows, by the id of its row. Posts without a row are counted as pages. */
export const viewedPost = marker<string>("data-viewed-post");
