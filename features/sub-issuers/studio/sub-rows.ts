import type { Output } from '#base/endpoint.ts'
import type { listSubs } from '../contract.ts'
import { RESEND_SECONDS } from '../rules.ts'

/** A sub-community, or an open invitation to create one. */
export type Sub = Output<typeof listSubs>['issuers'][number]

/** Whether a row is an invitation: nobody can switch into it yet. */
export function isPending({ state }: Sub): boolean {
  return state === 'pending'
}

/** What names a row among the others: an invitation has no DID. */
export function keyOf({ did, invitationId }: Sub): string {
  return did || invitationId
}

/** How many seconds an invitation cannot be sent again, since it was last mailed. */
export function pauseLeft(invitedDate: string, now: number): number {
  const left = Date.parse(invitedDate) + RESEND_SECONDS * 1000 - now
  return Number.isNaN(left) ? 0 : Math.min(RESEND_SECONDS, Math.max(0, Math.ceil(left / 1000)))
}

/** Whether a typed text is a community's name: its case, the kind of its apostrophes and its spaces do not matter. */
export function isNameOf(name: string, typed: string): boolean {
  const plain = (text: string) =>
    text.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLocaleLowerCase()
  return plain(name) !== '' && plain(typed) === plain(name)
}
