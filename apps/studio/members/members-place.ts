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

/**
 * The query after going to a place: within a tab, its list keeps its page, order, search and chips; another tab begins
 * without them.
 */
export function goTo(query: Record<string, unknown>, { tab, member, user }: MembersPlace): Record<string, unknown> {
  const here = tab === 'members' ? undefined : tab
  return { ...(query.tab === here && query), tab: here, member, user }
}

/** The address of the conversations, or of the one with a member. */
export function conversationsHref(did?: string): string {
  const page = '/settings/conversations'
  return did === undefined ? page : `${page}?${new URLSearchParams({ with: did })}`
}

/** The DID of a member that the query of an address names; undefined for anything else. */
export function readDid(value: unknown): string | undefined {
  return typeof value === 'string' && /^did:sdi:0x[0-9a-f]{40}$/i.test(value) ? value : undefined
}

/** The place that the query of an address names; a DID that is none is left out. */
export function readPlace(query: Record<string, unknown>, tabs: readonly MembersTab[]): MembersPlace {
  const { tab, member, user } = query
  return {
    tab: tabs.find((known) => known === tab) ?? 'members',
    member: readDid(member),
    user: typeof user === 'string' ? user : undefined,
  }
}
