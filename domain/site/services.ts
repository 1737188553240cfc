export { type ProductSlug, productSlugs } from "#domain/products/products.ts";
