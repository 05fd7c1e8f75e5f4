import { Problem } from '#base/problem.ts'
import { sameDid } from '#credentials/did-sdi.ts'
import { type Community, communitiesOf } from '#features/issuers/server/communities-of.ts'
import type { Context } from '#platform/context.ts'
import type { Link } from './read-link.ts'

/**
 * What a link into the studio opens now: the communities of its address, none for a sign-up. A sign-in link whose person was
 * removed everywhere has died: throws `linkExpired`.
 */
export async function linkOptions(ctx: Context, link: Link): Promise<Community[]> {
  const communities = await communitiesOf(ctx, link.email)
  if (communities.length === 0 && link.purpose !== 'signup') throw new Problem('linkExpired')
  return communities
}

/**
 * The community that a person chose by its did; '' chooses the only one, or a sign-up (undefined) where there is none.
 * Throws `notFound` for a did that is not among the options, and when '' leaves a choice.
 */
export function chosenCommunity(options: Community[], did: string): Community | undefined {
  if (did === '' && options.length === 0) return undefined
  const chosen = did === '' ? options.length === 1 && options[0] : options.find((option) => sameDid(option.did, did))
  if (!chosen) throw new Problem('notFound')
  return chosen
}
