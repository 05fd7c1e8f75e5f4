import { z } from 'zod'
import { BESIDE_FILE_BYTES, endpoint, upload } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { entryProof } from '#features/ledger/contract.ts'
import { cardSpec } from '#features/templates/contract.ts'
import { shownEvent } from '#features/templates/event/contract.ts'
import {
  BROUGHT_MAX_BYTES,
  CREDENTIAL_TYPE,
  HELD_FORMS,
  JWT_ALGORITHMS,
  LINK_MAX,
  PRESENTATION_FAULTS,
  REPORTS,
  VERIFICATIONS,
} from './rules.ts'
import {
  answer,
  because,
  checkedCredential,
  checkedProof,
  checks,
  registries,
  verdict,
} from './verification/contract.ts'

const issuer = z.object({
  name: z.string(),
  image: z.string(),
  did: z.string(),
  host: z.string(),
  bannerColor: z.string(),
  /** When the operator checked the identity behind the name; '' when never. */
  promotedAt: z.string(),
  /** Its public page; '' while that is off. */
  pageUrl: z.string(),
})

/** What a badge attests besides its text, as its credential states it; '' or 0 where it says nothing. */
const skills = z.object({
  alignment: z.array(
    z.object({
      targetName: z.string(),
      /** An https address, or ''. */
      targetUrl: z.string(),
      targetFramework: z.string(),
      targetCode: z.string(),
      targetType: z.string(),
    }),
  ),
  tags: z.array(z.string()),
  credits: z.number(),
})
/** What the holder did for the badge, as the credential states it; '' for missing parts. Addresses are never fetched. */
const evidence = z.array(z.object({ url: z.string(), name: z.string(), text: z.string() }))
/**
 * The member who gave a Community badge in the name of the community; '' where the community gave it itself, and for a
 * person whose data were erased.
 */
const giver = z.object({ name: z.string(), did: z.string(), isErased: z.boolean() })

export const heldBadge = z.object({
  id: z.string(),
  card: cardSpec,
  /** Of a Participation or Ticket. */
  event: shownEvent.optional(),
  title: z.string(),
  description: z.string(),
  criteria: z.string(),
  lang: z.enum(['en', 'fr']),
  evidence,
  giver,
  issuer,
  issuedAt: z.string(),
  validUntil: z.string(),
  revokedAt: z.string(),
  revokedReason: z.string(),
  suspendedAt: z.string(),
  suspendedReason: z.string(),
  supersededBy: z.string(),
  /** Address of the public verification page. */
  verifyUrl: z.string(),
  /** Address of the share page; '' while it is off. */
  shareUrl: z.string(),
  /** Whether that page and its picture say to whom the badge was issued. */
  showsName: z.boolean(),
  /** The name that they would say: what the holder told the community, else the wallet's name; '' without either. */
  ownName: z.string(),
  /** The signed credential, kept by the wallet for offline use. */
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

/** Turns a badge's public page on; returns the existing page if it is already on. */
export const createShare = endpoint({
  method: 'POST',
  path: '/wallet/badges/{badgeId}/share',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ badgeId: ref('badge') }),
  output: z.object({ shareUrl: z.string() }),
})

/** Whether the public page, the verification page and the page's picture show the holder's name; off on a new page. */
export const updateShare = endpoint({
  method: 'PUT',
  path: '/wallet/badges/{badgeId}/share',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ badgeId: ref('badge'), showsName: z.boolean() }),
  output: z.object({ showsName: z.boolean() }),
  problems: { ownNameMissing: { status: 409, code: 4090 } },
})

/** Turns the public page off; its address returns 404 from then on. */
export const endShare = endpoint({
  method: 'DELETE',
  path: '/wallet/badges/{badgeId}/share',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ badgeId: ref('badge') }),
  output: z.object({}),
})

/** How the JWT of a badge is to be signed. */
export const jwtAlgorithm = z.enum(JWT_ALGORITHMS).default('ES256')

/**
 * A badge as a file to download, with the whole signed credential inside; `alg` counts for a JWT only. 404 for a JWT or an
 * SD-JWT VC that can no longer be signed, and for an SD-JWT VC of a badge whose subject is not a P-256 key.
 */
export const getHeldFile = endpoint({
  method: 'GET',
  path: '/wallet/badges/{badgeId}/files/{form}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ badgeId: ref('badge'), form: z.enum(HELD_FORMS), alg: jwtAlgorithm }),
  /** `content` is base64. */
  output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
})

const publicBadge = z.object({
  badgeId: z.string(),
  card: cardSpec,
  /** Of a Participation or Ticket. */
  event: shownEvent.optional(),
  title: z.string(),
  description: z.string(),
  criteria: z.string(),
  skills,
  lang: z.enum(['en', 'fr']),
  /** '' unless the holder chose that the badge's public page shows it. */
  holderName: z.string(),
  evidence,
  giver,
  issuer,
  issuedAt: z.string(),
  validUntil: z.string(),
  revokedAt: z.string(),
  revokedReason: z.string(),
  suspendedAt: z.string(),
  suspendedReason: z.string(),
  supersededBy: z.string(),
  verifyUrl: z.string(),
  /** Address of the signed credential and of its files; '' while the badge is not shared. */
  credentialUrl: z.string(),
  /** Issued on a loopback host, which nobody else can reach. */
  isLocal: z.boolean(),
})

/** A badge as shown to anyone with its address, and each check with its evidence. */
export const verifyBadge = endpoint({
  method: 'GET',
  path: '/badges/{badgeId}/verification',
  who: 'anyone',
  cors: 'public',
  input: z.object({ badgeId: ref('badge') }),
  output: publicBadge.extend({ checkedAt: z.string(), ...answer, because, verdict, checks, registries }),
})

/**
 * POST /badges/{badgeId}/checked (ours): a page showed somebody the check of a badge, as it reports at their first press. Counted
 * once in `CHECK_SECONDS` for a badge and a network; an unknown badge is answered like a known one.
 */
export const reportCheck = endpoint({
  method: 'POST',
  path: '/badges/{badgeId}/checked',
  who: 'anyone',
  cors: 'studio',
  rate: REPORTS,
  input: z.object({ badgeId: ref('badge') }),
  output: z.object({}),
})

const checkedBadge = checkedCredential.extend({ skills, evidence, own: publicBadge.optional() })

/**
 * Checks any Open Badges 3.0 credential, or those of a presentation, or a badge of Open Badges 1.0 to 2.1: a file (JSON, JWT, SD-JWT
 * VC, baked PNG or SVG) or an https address. Keys, lists and hosted badges on other hosts are fetched; a check whose data is unavailable is `open`. Badges issued here
 * have two more checks, and `own`. Of a proof file, the credential is checked like any other, and `proof` says what the file
 * proves by itself; the word is `notGenuine` when a part of it was changed.
 */
export const verifyAny = endpoint({
  method: 'POST',
  path: '/verifications',
  who: 'anyone',
  cors: 'studio',
  body: 'multipart',
  maxBytes: BROUGHT_MAX_BYTES + BESIDE_FILE_BYTES,
  rate: VERIFICATIONS,
  input: z.object({ file: upload().optional(), url: z.string().trim().max(LINK_MAX, 'linkRefused').optional() }),
  output: checkedBadge.extend({
    checkedAt: z.string(),
    carrier: z.enum(['text', 'png', 'svg']),
    proof: checkedProof.optional(),
    /** Of a presentation: what its own proof says. It does not prove who brings it here. */
    presentation: z
      .object({
        /** The DID whose key signed it; '' when its proof is missing or not valid. */
        presenter: z.string(),
        reason: z.enum(['', ...PRESENTATION_FAULTS]),
        /** The verifier for which it was made, and when; '' where it does not say. */
        audience: z.string(),
        at: z.string(),
        /** Whether the presenter is the subject of all badges in it. */
        isOwn: z.boolean(),
      })
      .optional(),
    /** Further badges of the same presentation, each with its position in it, counted from 1. */
    others: z.array(checkedBadge.extend({ place: z.number() })),
  }),
  problems: {
    notABadge: { status: 422, code: 4220 },
    pictureBroken: { status: 422, code: 4220 },
    textBroken: { status: 422, code: 4220 },
    jsonAmbiguous: { status: 422, code: 4220 },
    nothingInside: { status: 422, code: 4220 },
    severalInside: { status: 422, code: 4220 },
    otherCredential: { status: 422, code: 4220 },
    blockcerts: { status: 422, code: 4220 },
    offerInstead: { status: 422, code: 4220 },
    encryptedFile: { status: 422, code: 4220 },
    webPage: { status: 422, code: 4220 },
    pdfFile: { status: 422, code: 4220 },
    openBadges05: { status: 422, code: 4220 },
    credentialTooLarge: { status: 413, code: 4130 },
    proofFileBroken: { status: 422, code: 4220 },
    linkRefused: { status: 422, code: 4220 },
    linkUnreachable: { status: 422, code: 4220 },
    insideUnreachable: { status: 422, code: 4220 },
    linkTooLarge: { status: 413, code: 4130 },
  },
})

/** A shared badge's public page; 404 once its holder has turned it off. */
export const getShare = endpoint({
  method: 'GET',
  path: '/shares/{shareId}',
  who: 'anyone',
  cors: 'public',
  input: z.object({ shareId: ref('share') }),
  output: publicBadge.extend({ shareUrl: z.string(), imageUrl: z.string(), embedUrl: z.string() }),
})

/**
 * The signed credential while the badge is shared; its address is the credential's id. Otherwise only the issuer, the
 * achievement and the status, unsigned and without any data of the holder.
 */
export const getCredential = endpoint({
  method: 'GET',
  base: '',
  path: '/credentials/{badgeId}',
  who: 'anyone',
  cors: 'public',
  file: { type: CREDENTIAL_TYPE, name: '{badgeId}.json' },
  input: z.object({ badgeId: ref('badge') }),
  output: z.record(z.string(), z.unknown()),
})

/** The proof of a timestamped badge's time of issue; 404 until its leaf is in a signed checkpoint, and for any other badge. */
export const getIssueProof = endpoint({
  method: 'GET',
  base: '',
  path: '/credentials/{badgeId}/proof',
  who: 'anyone',
  cors: 'public',
  input: z.object({ badgeId: ref('badge') }),
  /** The entry's hash is SHA-256 over the salt (as bytes) and the SHA-256 of the credential's JCS. */
  output: entryProof.extend({ salt: z.string() }),
})

/** The Bitstring Status List credential of revoked badges. */
export const getStatusList = endpoint({
  method: 'GET',
  base: '',
  path: '/status/{listId}',
  who: 'anyone',
  cors: 'public',
  file: { type: CREDENTIAL_TYPE, name: '{listId}.json' },
  input: z.object({ listId: ref('statusList') }),
  output: z.record(z.string(), z.unknown()),
})

/** The Bitstring Status List credential of suspended badges. */
export const getSuspensionList = endpoint({
  method: 'GET',
  base: '',
  path: '/status/{listId}/suspension',
  who: 'anyone',
  cors: 'public',
  file: { type: CREDENTIAL_TYPE, name: '{listId}-suspension.json' },
  input: z.object({ listId: ref('statusList') }),
  output: z.record(z.string(), z.unknown()),
})

/** The Token Status List of an issuer's badges as SD-JWT VC, with the slots of both lists: 1 revoked, 2 suspended. */
export const getTokenList = endpoint({
  method: 'GET',
  base: '',
  path: '/status/{listId}/tokens',
  who: 'anyone',
  cors: 'public',
  jwtType: 'application/statuslist+jwt',
  input: z.object({ listId: ref('statusList') }),
  output: z.string(),
})
