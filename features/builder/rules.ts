/** The maximum number of session builders of a template. */
export const BUILDERS_MAX = 10
