import { Problem } from '#base/problem.ts'
import type { Context } from '#platform/context.ts'

type Joining = {
  issuerId: string
  /** The proven address of its main admin, in lower case. */
  email: string
  invitationId: string
}
type Join = (ctx: Context, joining: Joining) => Promise<void>

// Without a feature of sub-communities no invitation to create one is open.
let join: Join = async () => {
  throw new Problem('invitationEnded')
}

/** Registers what accepts an invitation in the transaction that creates the community: a feature above this one. */
export function onInvitedIssuer(given: Join): void {
  join = given
}

/** Puts a community that is being created inside of the one that invited to it. Throws `invitationEnded` and `tooManySubs`. */
export function joinInvited(ctx: Context, joining: Joining): Promise<void> {
  return join(ctx, joining)
}
