import { Problem } from '#base/problem.ts'
import { sameDid } from '#credentials/dids/did-sdi.ts'
import { type Community, communitiesOf } from '#features/team/server/communities-of.ts'
import type { Context } from '#platform/context.ts'
import type { Link } from './read-link.ts'

/**
 * The communities that a link into the studio opens now; none for a sign-up. Throws `linkExpired` for a sign-in link
 * when the person was removed from every community.
 */
export async function linkOptions(ctx: Context, link: Link): Promise<Community[]> {
  const communities = await communitiesOf(ctx, link.email)
  if (communities.length === 0 && link.purpose !== 'signup') throw new Problem('linkExpired')
  return communities
}

/**
 * The community chosen by its did; '' chooses the only one, or a sign-up (undefined) when there is none. Throws
 * `notFound` for a did outside the options, and for '' with several options.
 */
export function chosenCommunity(options: Community[], did: string): Community | undefined {
  if (did === '' && options.length === 0) return undefined
  const chosen = did === '' ? options.length === 1 && options[0] : options.find((option) => sameDid(option.did, did))
  if (!chosen) throw new Problem('notFound')
  return chosen
}
