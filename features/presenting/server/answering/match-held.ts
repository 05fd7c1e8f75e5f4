import { Problem } from '#base/problem.ts'
import type { DcqlFormat } from '#credentials/presentations/dcql.ts'
import { type Candidate, type HeldCredential, matchDcql } from '#credentials/presentations/match-dcql.ts'
import type { PresentationRequest } from '#credentials/presentations/presentation-request.ts'
import { asObject } from '#credentials/read-credential.ts'
import { badgeClaims } from '#credentials/sd-jwt/badge-claims.ts'
import { typeOfBadge } from '#features/badges/server/issuing/sign-sd-jwt-as-issuer.ts'
import { type BadgeDetails, findHeldBadges } from '#features/badges/server/queries.ts'
import type { HolderContext } from '#platform/context.ts'
import { CHOICES_MAX } from '../../rules.ts'
import { findKeptKeys } from './find-kept-keys.ts'

type Disclosed = { evidence: boolean; recipient: boolean; seat: boolean }
/** A badge that answers a request: in which form, for which of its queries, and who has its key. */
export type Match = {
  details: BadgeDetails
  did: string
  isKept: boolean
  format: DcqlFormat
  query: string
  disclosed: Disclosed
}
type Held = HeldCredential & Pick<Match, 'details' | 'did' | 'isKept'>

/**
 * The holder's badges that answer a request, each once, in the form that the verifier prefers. Throws `requestSeveral` for
 * a request that one badge cannot answer.
 */
export async function matchHeld(ctx: HolderContext, { dcql_query }: PresentationRequest): Promise<Match[]> {
  const held = await heldForms(ctx)
  const { candidates } = matchDcql(dcql_query, held)
  const sets = dcql_query.credential_sets ?? dcql_query.credentials.map(({ id }) => ({ options: [[id]] }))
  const required = sets.filter((set) => !('required' in set) || set.required !== false)
  const asked = required.length > 0 ? required : sets.slice(0, 1)
  const alone = asked[0]?.options.filter(({ length }) => length === 1) ?? []
  if (asked.length !== 1 || alone.length === 0) throw new Problem('requestSeveral')
  const found = new Map<string, Match>()
  for (const query of alone.flat()) {
    for (const candidate of candidates[query] ?? []) {
      const form = held[candidate.held]
      const id = form?.details.badge.id ?? ''
      if (form && !found.has(id)) found.set(id, { ...form, query, disclosed: disclosedBy(candidate) })
    }
  }
  return [...found.values()].slice(0, CHOICES_MAX)
}

/** Every badge in every form in which its key can present it. */
async function heldForms(ctx: HolderContext): Promise<Held[]> {
  const all = await findHeldBadges(ctx, ctx.actor.holderId)
  const dids = all.map(({ badge }) => String(asObject(badge.credential.credentialSubject)?.id))
  const kept = await findKeptKeys(ctx, ctx.actor.holderId, dids)
  return all.flatMap((details, nth) => {
    const { credential } = details.badge
    const did = dids[nth] ?? ''
    const own = { details, did, isKept: kept.has(did) }
    const forms: Held[] = [{ ...own, format: 'jwt_vc_json', claims: credential }]
    // The account key signs JWT only; and a device does not canonize JSON-LD.
    if (!did.startsWith('did:key:')) return forms
    const bound = { ...typeOfBadge(ctx.config, credential), holderJwk: {}, statusUri: '', slot: 0 }
    forms.push({ ...own, format: 'dc+sd-jwt', claims: badgeClaims(credential, bound).payload })
    if (own.isKept) forms.push({ ...own, format: 'ldp_vc', claims: credential })
    return forms
  })
}

/** The withheld parts that a query names (`sd-jwt/badge-claims.ts`). */
function disclosedBy({ claims }: Candidate): Disclosed {
  const names = (...path: string[]) => claims.some((claim) => path.every((step, nth) => claim.path[nth] === step))
  return {
    evidence: names('evidence'),
    recipient: names('credentialSubject', 'identifier'),
    seat: names('credentialSubject', 'result'),
  }
}
