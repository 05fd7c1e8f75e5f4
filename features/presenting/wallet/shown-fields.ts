import { asList, asObject } from '#credentials/read-credential.ts'
import type { Disclosed } from '#credentials/sd-jwt/present-sd-jwt.ts'
import type { HeldBadge } from '#features/badges/wallet/held-badge.ts'

/** What a verifier gets to see of a badge. */
export type Field = 'title' | 'name' | 'given' | 'genuine' | 'content' | 'key' | 'result' | 'evidence' | 'addressCode'

/**
 * The parts of a badge that showing it gives away, in the order of the screen. A community of this server sees title, name
 * and dates (`own`); another verifier receives the whole signed badge, or of an SD-JWT what is `disclosed`.
 */
export function shownFields(
  badge: Pick<HeldBadge, 'card' | 'credential'>,
  of: 'own' | { disclosed: Disclosed | undefined },
): Field[] {
  if (of === 'own') return ['title', 'name', 'given', 'genuine']
  const subject = asObject(badge.credential.credentialSubject) ?? {}
  const { disclosed = { evidence: true, recipient: true, seat: true } } = of
  const has: [Field, unknown, boolean | undefined][] = [
    ['result', subject.result, disclosed.seat],
    ['evidence', badge.credential.evidence, disclosed.evidence],
    ['addressCode', subject.identifier, disclosed.recipient],
  ]
  const parts = has.filter(([, value, isShown]) => isShown && asList(value).length > 0).map(([field]) => field)
  return [...(nameInside(badge) ? (['name'] as const) : []), 'given', 'genuine', 'content', ...parts, 'key']
}

/** The name that the issuer wrote into the signed badge, as on tickets; '' for none. */
export function nameInside({ card, credential }: Pick<HeldBadge, 'card' | 'credential'>): string {
  const name = 'holderName' in card && typeof card.holderName === 'string' ? card.holderName : ''
  return name !== '' && JSON.stringify(credential.credentialSubject).includes(JSON.stringify(name)) ? name : ''
}
