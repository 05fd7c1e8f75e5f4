import type { Look } from '#features/door/rules.ts'

/** How long a request for a badge can be answered, in minutes. */
export const REQUEST_MINUTES = 5
/** How long the server keeps what was shown at most, in minutes. */
export const SHOWN_MINUTES = 45
/** Templates of one request, any of which is enough. */
export const TEMPLATES_MAX = 10
export const VERIFIER_NAME_MAX = 60
export const VERIFIER_DAYS = { min: 1, max: 14 } as const
/** Days for which a community sees its counts. */
export const COUNTED_DAYS = 30
/** The largest answer of a wallet, in characters. */
export const ANSWER_MAX = 1_000_000
/** Requests that a network may make of the protocol's addresses in a minute. */
export const FETCHES_OF_REQUESTS = { limit: 300, seconds: 60 }
export const ANSWERS_OF_WALLETS = { limit: 300, seconds: 60 }

/** The longest link of another verifier, in characters: it may be a whole request. */
export const LINK_MAX = 20_000
/** The longest request of another verifier, in characters of its JSON. */
export const REQUEST_MAX = 30_000
/** The longest `state` and nonce of another verifier, in characters: the answer repeats them. */
export const STATE_MAX = 2000
/** The longest presentation by a device, in characters: badges of ours have no picture inside, only its address. */
export const PRESENTATION_MAX = 100_000
/** Requests of other verifiers that a holder may open, answer or decline, from all networks together. */
export const OUTSIDE_OF_HOLDER = { limit: 60, seconds: 600 }
/** Requests of other verifiers that a network may open or answer: each costs requests to their hosts. */
export const OUTSIDE_REQUESTS = { limit: 60, seconds: 600 }
/** How long an opened request of another verifier can be answered, in minutes. */
export const OUTSIDE_MINUTES = 10
/** The forms in which our wallet shows a badge to a verifier of another site, as OpenID4VP names them. */
export const SHOWN_FORMATS = ['ldp_vc', 'jwt_vc_json', 'dc+sd-jwt'] as const
export type ShownFormat = (typeof SHOWN_FORMATS)[number]
/** Badges that the wallet offers for one request. */
export const CHOICES_MAX = 50

/** The states of a request; what was shown is there only while it is `answered`. */
export const STATES = ['waiting', 'opened', 'declined', 'answered', 'ended'] as const
export type State = (typeof STATES)[number]

/** What the verifier's page says; only `genuine` is a yes. */
export const VERDICTS = [
  'genuine',
  'revoked',
  'suspended',
  'expired',
  'notYet',
  'otherTemplate',
  'otherHolder',
  'invalid',
  'unknown',
] as const
export type ShownVerdict = (typeof VERDICTS)[number]

/** Verdicts about a badge that is asked for and the presenter's own: only then the page says whose it is. */
const ABOUT_PRESENTER: ShownVerdict[] = ['genuine', 'revoked', 'suspended', 'expired', 'notYet', 'unknown']

/** Whether the verifier may see title and name of a badge with this verdict. */
export function isAboutPresenter(verdict: ShownVerdict): boolean {
  return ABOUT_PRESENTER.includes(verdict)
}

/** The formats, as DCQL names them, in which the server shows a badge for a wallet whose key it keeps. */
export const KEPT_FORMATS = ['jwt_vc_json', 'dc+sd-jwt'] as const
export type KeptFormat = (typeof KEPT_FORMATS)[number]

const [NUMBER_MIN, NUMBER_MAX] = [10, 99]

/** Two digits that verifier and holder compare on their screens; `random` is from 0 to below 1. */
export function shownNumber(random: number): number {
  return NUMBER_MIN + Math.floor(random * (NUMBER_MAX - NUMBER_MIN + 1))
}

const SCHEMA = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'
const REQUEST_PATH = '/oid4vp/requests/'
const RESPONSE_PATH = '/oid4vp/responses/'

/** The address of a request. */
export function requestUrl(publicUrl: string, id: string): string {
  return publicUrl + REQUEST_PATH + id
}

type Asking = { created: Date; templateHash: string; issuerDid: string; request: string }

/** The text of the QR code for Blazon wallets. */
export function writeValidatorData({ created, templateHash, issuerDid, request }: Asking): string {
  return JSON.stringify({
    type: 'ValidatorData',
    created: created.toISOString(),
    templateHash,
    delegation: { issuer: issuerDid },
    schema: [SCHEMA],
    request,
  })
}

/**
 * The id of the request that a scanned text names: ValidatorData, or a link for other wallets. `foreign` for one of
 * another server (ValidatorData of which our wallet never answers), and undefined for any other text.
 */
export function readScannedRequest(text: string, publicUrl: string): { id: string } | 'foreign' | undefined {
  const address = text.startsWith('openid4vp:') ? addressInLink(text) : addressInData(text)
  if (address === undefined) return undefined
  const [request, response] = [publicUrl + REQUEST_PATH, publicUrl + RESPONSE_PATH]
  const byValue = address.startsWith(response) ? (address.slice(response.length).split('.')[0] ?? '') : ''
  const id = address.startsWith(request) ? address.slice(request.length) : byValue
  return /^[\w-]{1,80}$/.test(id) ? { id } : 'foreign'
}

/** Where a link's request is; a request by value names the address for its answer, which names the request. */
function addressInLink(link: string): string | undefined {
  const values = new URLSearchParams(link.slice(link.indexOf('?') + 1))
  return values.get('request_uri') ?? values.get('response_uri') ?? undefined
}

function addressInData(text: string): string | undefined {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'ValidatorData')
      return undefined
    return 'request' in data && typeof data.request === 'string' ? data.request : ''
  } catch {
    return undefined
  }
}

const LOOKS: Record<ShownVerdict, Look> = {
  genuine: 'yes',
  revoked: 'no',
  suspended: 'no',
  expired: 'no',
  notYet: 'no',
  otherTemplate: 'no',
  otherHolder: 'no',
  invalid: 'no',
  unknown: 'mend',
}

/** How a verdict looks on the verifier's page: yes, no, or neither. */
export function lookOfVerdict(verdict: ShownVerdict): Look {
  return LOOKS[verdict]
}

/**
 * The longest text that is shown as a QR code, in characters, at level L: all that 149 modules hold, which a column of 388
 * pixels shows at 2.6 each. Phones do not read smaller ones from a screen.
 */
export const CODE_TEXT_MAX = 2068
