import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { cardSpec } from '#features/templates/contract.ts'
import { CHECKS } from './rules.ts'

const issuer = z.object({
  name: z.string(),
  image: z.string(),
  did: z.string(),
  host: z.string(),
  bannerColor: z.string(),
})

export const heldBadge = z.object({
  id: z.string(),
  card: cardSpec,
  title: z.string(),
  description: z.string(),
  criteria: z.string(),
  lang: z.enum(['en', 'fr']),
  issuer,
  issuedAt: z.string(),
  validUntil: z.string(),
  revokedAt: z.string(),
  revokedReason: z.string(),
  supersededBy: z.string(),
  /** Address of the public verification page. */
  verifyUrl: z.string(),
  /** Address of the share page; '' while it is off. */
  shareUrl: z.string(),
  /** The signed credential, so that the wallet holds it offline. */
  credential: z.record(z.string(), z.unknown()),
})

export const listHeld = endpoint({
  method: 'GET',
  path: '/wallet/badges',
  who: 'holder',
  cors: 'wallet',
  input: z.object({}),
  output: z.object({ badges: z.array(heldBadge) }),
})

/** Switches a badge's public page on; answers the same page while it is on. */
export const createShare = endpoint({
  method: 'POST',
  path: '/wallet/badges/{badgeId}/share',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ badgeId: ref('badge') }),
  output: z.object({ shareUrl: z.string() }),
})

/** Switches the public page off; its address answers 404 from now on. */
export const endShare = endpoint({
  method: 'DELETE',
  path: '/wallet/badges/{badgeId}/share',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ badgeId: ref('badge') }),
  output: z.object({}),
})

const publicBadge = z.object({
  badgeId: z.string(),
  card: cardSpec,
  title: z.string(),
  description: z.string(),
  criteria: z.string(),
  lang: z.enum(['en', 'fr']),
  holderName: z.string(),
  issuer,
  issuedAt: z.string(),
  validUntil: z.string(),
  revokedAt: z.string(),
  revokedReason: z.string(),
  supersededBy: z.string(),
  verifyUrl: z.string(),
  credentialUrl: z.string(),
  /** Made on a loopback host: nobody else can reach it. */
  isLocal: z.boolean(),
})

/** What anyone with the address sees of a badge, and each check with its evidence. */
export const verifyBadge = endpoint({
  method: 'GET',
  path: '/badges/{badgeId}/verification',
  who: 'anyone',
  cors: 'public',
  input: z.object({ badgeId: ref('badge') }),
  output: publicBadge.extend({
    checkedAt: z.string(),
    verdict: z.enum(['genuine', 'revoked', 'expired', 'invalid', 'unknown']),
    checks: z.array(
      z.object({
        check: z.enum(CHECKS),
        result: z.enum(['ok', 'failed', 'unknown', 'waiting']),
        /** Facts to show: keys are of the check (`algorithm`, `did`, `slot`, `from`, `until`, `leaf`, ...). */
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  }),
})

/** A shared badge's public page; 404 when its holder switched it off. */
export const getShare = endpoint({
  method: 'GET',
  path: '/shares/{shareId}',
  who: 'anyone',
  cors: 'public',
  input: z.object({ shareId: ref('share') }),
  output: publicBadge.extend({ shareUrl: z.string(), imageUrl: z.string(), embedUrl: z.string() }),
})

/** The signed credential; its address is the credential's id. */
export const getCredential = endpoint({
  method: 'GET',
  base: '',
  path: '/credentials/{badgeId}',
  who: 'anyone',
  cors: 'public',
  input: z.object({ badgeId: ref('badge') }),
  output: z.record(z.string(), z.unknown()),
})

/** A Bitstring Status List credential. */
export const getStatusList = endpoint({
  method: 'GET',
  base: '',
  path: '/status/{listId}',
  who: 'anyone',
  cors: 'public',
  input: z.object({ listId: ref('statusList') }),
  output: z.record(z.string(), z.unknown()),
})
