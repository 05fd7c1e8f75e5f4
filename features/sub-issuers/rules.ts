/** Sub-communities of a parent, unless the operator raised it. */
export const SUBS_MAX = 1000
export const INVITES_MAX = 100
/** For each field of a row. */
export const FIELD_MAX = 50
export const PAGE_SIZE = 10
/** Entries of the side bar. */
export const SIDE_SIZE = 4
export const SEARCH_MAX = 50
/** How long the invitation of a row cannot be sent again. */
export const RESEND_SECONDS = 15
/** How long a deletion by the parent's main admin waits, and can be stopped. */
export const DELETION_DAYS = 7
