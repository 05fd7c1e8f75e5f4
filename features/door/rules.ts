/** How a ticket went in: by its device's rotating code, by the still code, or by hand. */
export const WAYS = ['code', 'still', 'manual'] as const
export type Way = (typeof WAYS)[number]
