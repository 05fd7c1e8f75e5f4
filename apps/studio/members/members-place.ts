import type { MembersTab } from '#features/members/studio/members-head.tsx'

/** Where one is in /settings/members: the tab, and the member or the user who is open in it. */
export type MembersPlace = { tab: MembersTab; member?: string | undefined; user?: string | undefined }

/** The address of a place. */
export function membersHref({ tab, member, user }: MembersPlace): string {
  const query = new URLSearchParams()
  if (tab !== 'members') query.set('tab', tab)
  if (member !== undefined) query.set('member', member)
  if (user !== undefined) query.set('user', user)
  return query.size === 0 ? '/settings/members' : `/settings/members?${query}`
}

/** The place that the query of an address names; a DID that is none is left out. */
export function readPlace(query: Record<string, unknown>, tabs: readonly MembersTab[]): MembersPlace {
  const { tab, member, user } = query
  return {
    tab: tabs.find((known) => known === tab) ?? 'members',
    member: typeof member === 'string' && /^did:sdi:0x[0-9a-f]{40}$/i.test(member) ? member : undefined,
    user: typeof user === 'string' ? user : undefined,
  }
}
