/** Evidence and held rewards of one page of the reviews. */
export const REVIEWS_PAGE = 25
export const REASON_MAX = 200
/** Hours in which a decision can be undone, and days after it when its evidence is erased. */
export const UNDO_HOURS = 24
export const EVIDENCE_DAYS = 90
