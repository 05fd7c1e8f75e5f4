import { z } from 'zod'
import { endpoint, searchText } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { signableText } from '#base/signable-text.ts'
import { hidesText } from '#features/channel/rules.ts'
import { address } from '#features/mailing/contract.ts'
import { memberDid } from '#features/members/contract.ts'
import { cardSpec } from '#features/templates/contract.ts'
import * as rules from './rules.ts'

const ofHolder = { who: 'holder', cors: 'wallet' } as const
const notProven = { addressNotProven: { status: 403, code: 4030 } } as const

/** A person as another one sees them. */
const person = z.object({ did: z.string(), name: z.string(), imageUrl: z.string() })

const givable = z.object({
  templateId: z.string(),
  title: z.string(),
  card: cardSpec,
  perWeek: z.number(),
  /** How many more the holder may give now; 0 until `againAt`. */
  left: z.number(),
  /** When one more is possible, if none is left; '' otherwise. */
  againAt: z.string(),
  pairDays: z.number(),
  /** An admin looks at the gift before it is sent. */
  reviewsFirst: z.boolean(),
})

/** GET /wallet/giving (ours): the holder's communities whose members give badges, with those that the holder may give. */
export const listGivable = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/giving',
  input: z.object({}),
  output: z.object({
    communities: z.array(
      z.object({
        issuerId: z.string(),
        name: z.string(),
        imageUrl: z.string(),
        promotedAt: z.string(),
        /** Whether other members can choose the holder as a recipient. */
        isShown: z.boolean(),
        templates: z.array(givable),
      }),
    ),
    /** '' until the holder has set one: badges name their giver, so giving needs it. */
    pseudo: z.string(),
  }),
})

/** GET /wallet/giving/{issuerId}/people (ours): members who are shown, by name, without the holder; 404 for non-members. */
export const listShownMembers = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/giving/{issuerId}/people',
  input: z.object({
    issuerId: ref('issuer'),
    search: searchText(rules.SEARCH_MAX),
    /** `next` of the previous page. */
    after: z.string().max(400, 'cursorInvalid').default(''),
  }),
  output: z.object({ people: z.array(person), next: z.string() }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

/** PUT /wallet/giving/{issuerId}/shown (ours): whether other members may choose the holder; at first they may not. */
export const showMember = endpoint({
  ...ofHolder,
  method: 'PUT',
  path: '/wallet/giving/{issuerId}/shown',
  input: z.object({ issuerId: ref('issuer'), shown: z.boolean() }),
  output: z.object({}),
})

/**
 * POST /wallet/giving/code (ours): the holder's code for givers, made at the first call; with `renew` a new one, which ends
 * the old. `text` is what the QR code contains: an address of this wallet.
 */
export const getGivingCode = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/giving/code',
  input: z.object({ renew: z.boolean().default(false) }),
  output: z.object({ code: z.string(), text: z.string() }),
})

/** Exactly one of them names the recipient; the others are ''. */
const recipient = {
  /** A scanned text, or the code in it. */
  code: z.string().trim().max(400, 'recipientUnknown').default(''),
  email: z.union([z.literal(''), address]).default(''),
  /** A member who is shown. */
  did: z.union([z.literal(''), memberDid]).default(''),
}

const sentence = signableText('sentenceCharacters')
  .max(rules.SENTENCE_MAX, 'sentenceTooLong')
  .refine((text) => !hidesText(text), 'sentenceHidden')
  .default('')

/** Names one press of the button: a call that is repeated with it gives nothing twice. */
const key = z.string('invalidInput').regex(/^[\w-]{16,80}$/, 'invalidInput')

const gift = { templateId: ref('template'), ...recipient, sentence, key }

/** Why a gift is refused; nothing is written then. */
export const giftProblems = {
  ...notProven,
  recipientMissing: { status: 400, code: 4000 },
  /** A code that was renewed or never existed, or a member who is not shown. */
  recipientUnknown: { status: 404, code: 4040 },
  /** The holder has no name yet. */
  giverNameMissing: { status: 409, code: 4090 },
  /** Not a member any more, suspended, or the template's settings name others. */
  notAGiver: { status: 403, code: 4030 },
  /** Giving is off, or the template was deleted or is not published. */
  givingEnded: { status: 410, code: 4100 },
  giftToSelf: { status: 409, code: 4090 },
  weekUsed: { status: 409, code: 4090 },
  pairTooSoon: { status: 409, code: 4090 },
  tooManyGifts: { status: 429, code: 4290 },
  /** Used up, or otherwise impossible now: which one is not said. Who is blocked never learns it from an answer. */
  giftNotNow: { status: 409, code: 4090 },
  /** The key was used for another gift. */
  keyReused: { status: 409, code: 4090 },
} as const

const document = z.object({
  domain: z.object({ name: z.string(), version: z.string(), chainId: z.number(), salt: z.string() }),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.string()),
})

/**
 * POST /wallet/gifts/prepare (ours): the preview of a gift. Refuses what `giveBadge` would refuse, and writes nothing. For a
 * wallet with its own key `documents` has the EIP-712 document `GiveBadge` to sign, which names exactly this gift and this
 * press, until `deadline`; it is empty for a wallet whose key the server keeps.
 */
export const prepareGift = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/gifts/prepare',
  input: z.object(gift),
  output: z.object({
    /** The person behind a code or a shown member; of an address only the address, whether it is known or not. */
    recipient: z.object({ ...person.shape, email: z.string() }),
    giver: person,
    title: z.string(),
    card: cardSpec,
    left: z.number(),
    reviewsFirst: z.boolean(),
    documents: z.array(document),
    /** Seconds since 1970, to be sent with the signature; 0 without a document. */
    deadline: z.number(),
  }),
  problems: giftProblems,
})

/**
 * POST /wallet/gifts (ours): gives a badge. A wallet with its own key sends the signature of the prepared document with its
 * `deadline`; the same input otherwise. Repeated with the same key it returns the same gift.
 */
export const giveBadge = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/gifts',
  input: z.object({
    ...gift,
    deadline: z.number('invalidInput').int('invalidInput').min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    signature: z.string().max(200, 'proofWrong').default(''),
  }),
  output: z.object({ giftId: z.string(), state: z.enum(['review', 'given']), left: z.number() }),
  problems: {
    ...giftProblems,
    /** The document has expired, or is not of this server's making: prepare the gift again. */
    giftLate: { status: 410, code: 4100 },
    proofWrong: { status: 401, code: 4010 },
  },
})

/**
 * GET /wallet/gifts/received (ours): gifts that wait for the holder, newest first, also those to a proven address of theirs.
 * Accepting one is claiming it by its token, as any badge that waits (`GET /wallet/waiting` has those for the wallet too).
 */
export const listReceived = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/gifts/received',
  input: z.object({}),
  output: z.object({
    /** Gifts are hidden until the holder's address is confirmed: a claim link alone opened this session. */
    needsProof: z.boolean(),
    gifts: z.array(
      z.object({
        giftId: z.string(),
        giver: person,
        issuer: z.object({ issuerId: z.string(), name: z.string(), imageUrl: z.string(), promotedAt: z.string() }),
        title: z.string(),
        card: cardSpec,
        sentence: z.string(),
        created: z.string(),
        endDate: z.string(),
        /** The token of its claim link, which is also the pre-authorized code. */
        token: z.string(),
        credentialIssuer: z.string(),
      }),
    ),
  }),
})

/** GET /wallet/gifts/given (ours): the holder's gifts, newest first. */
export const listGiven = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/gifts/given',
  input: z.object({ after: z.string().max(120, 'cursorInvalid').default('') }),
  output: z.object({
    gifts: z.array(
      z.object({
        giftId: z.string(),
        issuerId: z.string(),
        community: z.string(),
        title: z.string(),
        card: cardSpec.optional(),
        /** As the giver named them: an address stays an address. */
        recipient: z.object({ ...person.shape, email: z.string(), isErased: z.boolean() }),
        sentence: z.string(),
        state: z.enum(rules.GIVEN_STATES),
        created: z.string(),
        /** Until when it can be claimed; '' while it waits for review, and once it cannot. */
        endDate: z.string(),
        /** While it waits for review or for the recipient. */
        canWithdraw: z.boolean(),
      }),
    ),
    next: z.string(),
  }),
  problems: { cursorInvalid: { status: 400, code: 4000 } },
})

const ended = { giftEnded: { status: 409, code: 4090 } } as const

/** POST /wallet/gifts/{giftId}/withdraw (ours): the giver ends a gift that was not claimed; one that was declined alike. */
export const withdrawGift = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/gifts/{giftId}/withdraw',
  input: z.object({ giftId: ref('gift') }),
  output: z.object({}),
  problems: ended,
})

/** POST /wallet/gifts/{giftId}/decline (ours): the recipient ends it, and the giver is not notified. Idempotent. */
export const declineGift = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/gifts/{giftId}/decline',
  input: z.object({ giftId: ref('gift') }),
  output: z.object({}),
  problems: { ...ended, ...notProven },
})

/**
 * POST /wallet/gifts/{giftId}/block (ours): declines a gift if it still waits, and refuses any further one of the same
 * giver, in every community. The giver is not notified. Idempotent.
 */
export const blockGiver = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/gifts/{giftId}/block',
  input: z.object({ giftId: ref('gift') }),
  output: z.object({}),
  problems: notProven,
})

/** GET /wallet/giving/blocked (ours): the people whose gifts the holder refuses, by name. */
export const listBlocked = endpoint({
  ...ofHolder,
  method: 'GET',
  path: '/wallet/giving/blocked',
  input: z.object({}),
  output: z.object({ people: z.array(person) }),
})

/** POST /wallet/giving/unblock (ours): accepts gifts of a person again. Idempotent. */
export const unblockGiver = endpoint({
  ...ofHolder,
  method: 'POST',
  path: '/wallet/giving/unblock',
  input: z.object({ did: memberDid }),
  output: z.object({}),
})
