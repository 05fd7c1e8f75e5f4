import { hook } from '../hook.ts'

/** Two wallets of one person: the first one's belongings go to the second, and it ends. */
export type Merge = { from: string; into: string }
/** The wallets of a person who is erased (with those merged into them) and their addresses, in lower case. */
export type Person = { holderIds: string[]; emails: string[] }
/** A person's erasure, with what its steps found on the way, which later ones and the caller need. */
export type Erasure = Person & {
  held: { id: string; claimId: string }[]
  claimIds: string[]
  /** The content addresses of pictures. */
  pictures: string[]
  shares: number
  memberships: number
  sessions: number
}
/** The deletion of a community, with the addresses of its people found on the way. */
export type Deletion = { issuerId: string; people: string[] }

/** Runs in the transaction of a merge; features say in their manifests what they move. */
export const walletsMerged = hook<Merge>('two wallets are merged', { isNeeded: true })
/** Runs in the transaction of an erasure, the highest features first: they read what lower ones still hold. */
export const personErased = hook<Erasure>('a person is erased', { isNeeded: true, isHighestFirst: true })
/** Runs after it where an operator erases the person everywhere: also what they did for communities, by their addresses. */
export const workErased = hook<Person>('what a person did for communities is erased', {
  isNeeded: true,
  isHighestFirst: true,
})
/** Runs in the transaction in which a community is deleted, the highest features first. */
export const communityErased = hook<Deletion>('a community is deleted', { isNeeded: true, isHighestFirst: true })
