/** What the names of answers kept on this device begin with; they belong to one person. */
export const KEPT_ANSWERS = 'answer:'
