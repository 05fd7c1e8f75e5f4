import type { SQL, SQLWrapper } from 'drizzle-orm'
import { hook, seam } from '#platform/hook.ts'

/** A badge given by a person, that a wallet has claimed now. */
export type TakenGift = { claimId: string; badgeId: string; holderId: string }

/** Such a badge is claimed: last in the transaction that issued it; a `Problem` refuses the claim. */
export const giftTaken = hook<TakenGift>('a gift is claimed', { isNeeded: true })

/** A person opened the page of an open link. */
export const linkOpened = hook<{ issuerId: string; templateId: string }>('the page of an open link is opened')

/** Whether challenges of an issuer name a template; a part of the statement that reads what claims need. */
export const namedByChallenges = seam<(of: { issuerId: SQLWrapper; templateId: SQLWrapper }) => SQL<boolean>>(
  'whether challenges name a template',
)
