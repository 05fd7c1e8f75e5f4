import type { SQL, SQLWrapper } from 'drizzle-orm'
import { seam } from '#platform/hook.ts'

/** Whether challenges of an issuer name a template; a part of the statement that reads what claims need. */
export const namedByChallenges = seam<(of: { issuerId: SQLWrapper; templateId: SQLWrapper }) => SQL<boolean>>(
  'whether challenges name a template',
)
