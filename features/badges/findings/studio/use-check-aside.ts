import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { markWords } from '#ui/words/mark-texts.ts'
import { publicPageWords } from '../../texts.ts'
import type { Checked } from '../rules.ts'
import type { NamedBadge } from '../sentence-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The suites of ECDSA have keys on two curves. */
const ALGORITHMS: Record<string, string> = {
  'eddsa-rdfc-2022': 'Ed25519',
  'eddsa-jcs-2022': 'Ed25519',
  Ed25519Signature2020: 'Ed25519',
  'ecdsa-rdfc-2019': 'ECDSA',
  'ecdsa-jcs-2019': 'ECDSA',
  EdDSA: 'Ed25519',
  Ed25519: 'Ed25519',
  ES256: 'P-256',
  ES384: 'P-384',
  ES256K: 'secp256k1',
  RS256: 'RSA',
  PS256: 'RSA',
}

/** What the lines of a badge's checks name. */
export type CheckedBadge = NamedBadge & { checkedAt: string; issuer: { promotedAt?: string } }

/** The few words at the end of a check's line; '' for none. */
export function useCheckAside({ check, weight, facts }: Checked, badge: CheckedBadge): string {
  const publicPageTexts = useTexts(publicPageWords)
  const marks = useTexts(markWords)
  const format = useFormat()
  if (weight === 'open') return publicPageTexts.open()
  if (check === 'hosted') return weight === 'ok' ? publicPageTexts.hosted() : ''
  if (check === 'signature') return ALGORITHMS[String(facts.algorithm)] ?? ''
  if (weight !== 'ok' && weight !== 'remark') return ''
  if (check === 'issuer') {
    const at = badge.issuer.promotedAt || String(facts.promotedAt ?? '')
    return at ? marks.checkedOn({ date: format.date(at), host: badge.issuer.host }) : marks.selfDeclared()
  }
  if (check === 'status') return facts.slot ? publicPageTexts.slot({ value: facts.slot }) : ''
  if (check === 'anchor') return facts.leaf === undefined ? '' : publicPageTexts.leaf({ value: facts.leaf })
  if (check !== 'period' || !badge.validUntil) return ''
  const count = Math.ceil((Date.parse(badge.validUntil) - Date.parse(badge.checkedAt)) / DAY_MS)
  return count > 0 ? publicPageTexts.daysLeft({ count }) : ''
}
