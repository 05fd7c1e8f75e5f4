import type { SQL, SQLWrapper } from 'drizzle-orm'
import { seam } from '#platform/hook.ts'

/** Whether a member wants no notifications of a community. */
export const hasMuted =
  seam<(of: { issuerId: SQLWrapper; holderId: SQLWrapper }) => SQL<boolean>>('who has muted a community')
