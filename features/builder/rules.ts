/** Session builders that a template may have at once. */
export const BUILDERS_MAX = 10
