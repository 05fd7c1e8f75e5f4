import type { Context, TeamContext } from '#platform/context.ts'
import { hook, seam } from '#platform/hook.ts'

/** An admin who has another address now, or (with '') was removed. */
export type AdminChange = { issuerId: string; email: string; newEmail: string }
type Happening = { kind: string; subjectId: string }
/** What a contributor can see, which the features above know: folders, templates, and what was sent from them. */
type View = {
  /** Those of some events or operations that concern templates of the caller. */
  visible: <T extends Happening>(ctx: TeamContext, some: T[]) => Promise<T[]>
  /** A text that changes when the caller's rights change. */
  state: (ctx: TeamContext) => Promise<string>
}
type Verification = { type: 'email' | 'domain'; value: string }
type Joining = {
  issuerId: string
  /** The proven address of its main admin, in lower case. */
  email: string
  invitationId: string
}

/** An admin's address changes or is removed; in the same transaction. */
export const adminChanged = hook<AdminChange>('an admin has another address or is removed')
/** A community's time zone changes; in the same transaction. */
export const timeZoneChanged = hook<{ issuerId: string }>('a community has another time zone')
/** The addresses and the domain that an issuer has proven to be its own. */
export const verificationsOf =
  seam<(ctx: Context, issuerId: string) => Promise<Verification[]>>('what an issuer has proven')
/** The view of contributors of events and operations. */
export const contributorView = seam<View>('what contributors see')
/** How many posts an issuer's channel shows. */
export const countPosts = seam<(ctx: Context, issuerId: string) => Promise<number>>('the posts of a channel')
/** Puts a community that is being created inside of the one that invited to it. Throws `invitationEnded` and `tooManySubs`. */
export const joinInvited = seam<(ctx: Context, joining: Joining) => Promise<void>>('joining the community that invited')

/** How many members an issuer has now, suspended ones too. */
export const countMembers = seam<(ctx: Context, issuerId: string) => Promise<number>>('the members of an issuer')
