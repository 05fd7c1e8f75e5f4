import { z } from 'zod'
import { BUILT_FEATURES, readFeatures } from '#base/feature-flags.ts'
import { readTrustProxy } from '../http/trust-proxy.ts'
import { isPlainStore, readStoreSettings, type S3Settings, storeSettings } from '../storage/store-settings.ts'
import { isLocalMail, isPlainPostgres, isPlainSmtp, PLAIN_PARTNERS, type PlainPartner } from './demand-tls.ts'
import { isLoopbackHost } from './is-loopback-host.ts'
import { type IssuerRegistry, readIssuerRegistries } from './issuer-registries.ts'
import { type OutsideProviders, outsideSettings, readOutsideProviders } from './outside-providers.ts'
import { readOwnContexts } from './own-contexts.ts'
import { assertCertificate, readPem, type VerifierCertificate } from './verifier-certificate.ts'

const url = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL, such as https://badges.example.org' })
  .transform((value) => new URL(value).origin)
const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535)
const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1')
/** A shorter gate password can be guessed, at twenty tries in ten minutes from each network. */
const GATE_PASSWORD_MIN = 8
const secret = z.string().min(32, 'must have at least 32 characters')

/** What a process does: serve requests, run jobs, or both. */
const ROLES = ['web', 'worker', 'both'] as const
/** Supervisors kill what takes longer to stop, and calls in progress need a part of their patience. */
const DRAIN_MAX_SECONDS = 300
const PRODUCTION_DRAIN_SECONDS = 5

/** Every setting, by the name of its environment variable; `.env.example` explains each and is checked against this. */
export const configSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  ROLE: z.enum(ROLES, { error: `must be ${ROLES.join(', ')}` }).default('both'),
  DRAIN_SECONDS: z.coerce.number({ error: 'must be a whole number' }).int().min(0).max(DRAIN_MAX_SECONDS).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4000),
  WALLET_PORT: port.default(4001),
  PUBLIC_URL: url.optional(),
  WALLET_URL: url.optional(),
  ALSO_HOSTS: z
    .string()
    .regex(
      /^https?:\/\/[^\s/,]+(,https?:\/\/[^\s/,]+)*$/,
      'must be origins such as https://old.example.org, separated by commas',
    )
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ...storeSettings,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  DATABASE_LISTEN: flag.default(true),
  ALLOW_EMBEDDED: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z.string().min(3).default('Blazon <no-reply@localhost>'),
  ALLOW_PLAINTEXT: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(PLAIN_PARTNERS, `must be names separated by commas: ${PLAIN_PARTNERS.join(', ')}`))),
  SECRET: secret.optional(),
  OLD_SECRET: secret.optional(),
  MASTER_KEYS: z
    .string()
    .regex(
      /^\w+:[0-9a-f]{64}(,\w+:[0-9a-f]{64})*$/,
      'must be id:64-hex-digits, several separated by commas, the newest first',
    )
    .optional(),
  MAIL_LIMIT_24H: z.coerce.number({ error: 'must be a whole number' }).int().positive().default(10_000),
  MAIL_LIMIT_FIRST_WEEK: z.coerce.number({ error: 'must be a whole number' }).int().positive().default(200),
  CLAIM_ERASE_DAYS: z.coerce.number({ error: 'must be a whole number' }).int().min(1).default(90),
  POINTS_ISSUERS: z.string().optional(),
  CHECKS_PER_DAY: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(1000),
  PLATFORM_ISSUER: z
    .string()
    .regex(/^did:sdi:0x[0-9a-f]{40}$/i, 'must be the DID of a community: did:sdi:0x and 40 hex digits')
    .optional(),
  PROMOTION_DAYS: z.coerce.number({ error: 'must be a whole number' }).int().min(1).max(60).optional(),
  CAPTCHA_COST: z.coerce.number({ error: 'must be a whole number' }).int().min(1).default(1000),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text, at) => {
      const read = readTrustProxy(text)
      if (read !== undefined) return read
      at.addIssue(
        'must be addresses or ranges of proxies by commas (10.0.0.1, 10.0.0.0/8, loopback), or their number (1)',
      )
      return z.NEVER
    }),
  ISSUER_REGISTRIES: z
    .string()
    .default('')
    .transform((text, at) => {
      const read = readIssuerRegistries(text)
      if (read !== undefined) return read
      at.addIssue('must be https addresses separated by commas, each after NAME= if it should have a name')
      return z.NEVER
    }),
  CONTEXTS: z.string().min(1).optional(),
  VERIFIER_CERTIFICATE: z.string().min(1).optional(),
  VERIFIER_CERTIFICATE_KEY: z.string().min(1).optional(),
  ...outsideSettings,
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^\s,@]+@[^\s,@]+|https:\/\/[^\s,]+)(?:,(?:mailto:[^\s,@]+@[^\s,@]+|https:\/\/[^\s,]+))*$/,
      'must be mailto:someone@example.org or https addresses, separated by commas',
    )
    .optional(),
  HSTS_SUBDOMAINS: flag.default(false),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@localhost.invalid'),
  GATE_PASSWORD: z.string().max(200).default(''),
  FEATURES_OFF: z
    .string()
    .default('')
    .transform((text, at) => {
      const read = readFeatures(text)
      if (read !== undefined) return read
      at.addIssue(`must be names of features, separated by commas: ${BUILT_FEATURES.join(', ')}`)
      return z.NEVER
    }),
  ANALYTICS_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  HELP_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
})

/** Settings as the code reads them: addresses as origins without a final slash, secrets as bytes or texts. */
export type Config = {
  production: boolean
  /** What this process does; a `web` or `worker` process has others beside it. */
  role: (typeof ROLES)[number]
  /** How long a stopping server still takes new requests while /readyz tells proxies to send no more. */
  drainSeconds: number
  host: string
  port: number
  walletPort: number
  publicUrl: string
  walletUrl: string
  /** Origins that this server had before; badges made there are still served. */
  alsoHosts: string[]
  dataDir: string
  /** The store of the files that all processes see; undefined: `dataDir`. */
  s3: S3Settings | undefined
  databaseUrl: string | undefined
  /** A way around the pooler at `databaseUrl`, for what needs a session of its own. */
  databaseDirectUrl: string | undefined
  /** `databaseUrl` is a pooler in transaction mode: nothing that belongs to a session outlives its transaction. */
  isPooled: boolean
  smtpUrl: string | undefined
  mailFrom: string
  /** E-mails are sent over TLS only, with a checked certificate. */
  demandsMailTls: boolean
  /** Servers that may be reached without TLS in production. */
  allowPlaintext: PlainPartner[]
  /** Signs tokens and links; keys for each purpose are derived from it. */
  secret: string
  /** The previous secret: its signatures are still valid. */
  oldSecret: string | undefined
  /** Master keys by id, the newest first; they seal the data keys of stored private keys. */
  masterKeys: { id: string; key: Uint8Array }[]
  mailLimit24h: number
  /**
   * E-mails in 24 hours for an address whose first community is less than a week old, before anyone collected a badge.
   */
  mailLimitFirstWeek: number
  /** Days from the end of an uncollected claim until its address is erased. */
  claimEraseDays: number
  /** The most checks of challenges that a community may make at each provider in a day. */
  checksPerDay: number
  /** Ids or DIDs of the issuers that may give points; undefined means all issuers. */
  pointsIssuers: string[] | undefined
  /** The DID of the platform's own issuer, which may use the brand word in its name. */
  platformIssuer: string | undefined
  /** Working days within which the operator usually decides a request for the mark; undefined says nothing. */
  promotionDays: number | undefined
  captchaCost: number
  /** Whose X-Forwarded-For is trusted: nobody's, that of a number of proxies, or that of some networks. */
  trustProxy: false | number | string[]
  /** The lists of known issuers that `/verify` looks issuers up in. */
  issuerRegistries: IssuerRegistry[]
  /** Contexts of JSON-LD that badges may use beside the bundled ones, by their addresses. */
  contexts: ReadonlyMap<string, object>
  /** Signs requests for badges as this host; undefined: each community signs its own with a key of its DID. */
  verifierCertificate: VerifierCertificate | undefined
  /** The providers at which holders can link accounts: those with settings. */
  outside: OutsideProviders
  /** The port of /metrics; off without one. */
  metricsPort: number | undefined
  metricsHost: string
  /** Contacts for vulnerability reports in `/.well-known/security.txt`, which exists only with at least one. */
  securityContacts: string[]
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean
  supportEmail: string
  helpUrl: string
  /** The studio's password gate (/protected); '' for none. */
  gatePassword: string
  /** Features that the studio hides; their pages lead to the start page. */
  featuresOff: string[]
  /** Where visits are counted after consent; undefined turns counting off. */
  analyticsUrl: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** A setting that stops the start; the message names the variable and says what to write. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>
type LocalSecrets = { secret: string; oldSecret?: string; masterKeys: string }

/**
 * Reads settings from an environment; `localSecrets` creates or reads the secrets of a machine without configured ones.
 * Throws a `ConfigError` with a sentence that names the variable.
 */
export function readConfig(environment: Environment, localSecrets: (dataDir: string) => LocalSecrets): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  // First: a single role cannot use the embedded database, which production may offer.
  assertShared(env)
  if (production) assertProduction(env)
  const secrets =
    env.SECRET && env.MASTER_KEYS ? { secret: env.SECRET, masterKeys: env.MASTER_KEYS } : localSecrets(env.DATA_DIR)
  return {
    production,
    role: env.ROLE,
    drainSeconds: env.DRAIN_SECONDS ?? (production ? PRODUCTION_DRAIN_SECONDS : 0),
    host: env.HOST,
    port: env.PORT,
    walletPort: env.WALLET_PORT,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    walletUrl: env.WALLET_URL ?? `http://localhost:${env.WALLET_PORT}`,
    alsoHosts: env.ALSO_HOSTS?.split(',').map((origin) => new URL(origin).origin) ?? [],
    dataDir: env.DATA_DIR,
    s3: readStore(env),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    isPooled: env.DATABASE_DIRECT_URL !== undefined || !env.DATABASE_LISTEN,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    demandsMailTls:
      production && Boolean(env.SMTP_URL) && !isLocalMail(env.SMTP_URL ?? '') && !env.ALLOW_PLAINTEXT.includes('smtp'),
    allowPlaintext: env.ALLOW_PLAINTEXT,
    secret: env.SECRET ?? secrets.secret,
    oldSecret: env.OLD_SECRET ?? (env.SECRET ? undefined : secrets.oldSecret),
    masterKeys: readMasterKeys(env.MASTER_KEYS ?? secrets.masterKeys),
    mailLimit24h: env.MAIL_LIMIT_24H,
    mailLimitFirstWeek: env.MAIL_LIMIT_FIRST_WEEK,
    claimEraseDays: env.CLAIM_ERASE_DAYS,
    checksPerDay: env.CHECKS_PER_DAY,
    pointsIssuers: env.POINTS_ISSUERS?.split(/[\s,]+/).filter(Boolean),
    platformIssuer: env.PLATFORM_ISSUER,
    promotionDays: env.PROMOTION_DAYS,
    captchaCost: env.CAPTCHA_COST,
    trustProxy: env.TRUST_PROXY,
    issuerRegistries: env.ISSUER_REGISTRIES,
    contexts: sentenceOf(() => readOwnContexts(env.CONTEXTS)),
    verifierCertificate: readCertificate(env),
    outside: readOutside(env),
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    securityContacts: env.SECURITY_CONTACT?.split(',') ?? [],
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    supportEmail: env.SUPPORT_EMAIL,
    helpUrl: env.HELP_URL ?? '/help',
    gatePassword: env.GATE_PASSWORD,
    featuresOff: env.FEATURES_OFF,
    analyticsUrl: env.ANALYTICS_URL,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

function readOutside(env: z.output<typeof configSchema>): OutsideProviders {
  return sentenceOf(() => readOutsideProviders(env))
}

function sentenceOf<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : 'A setting cannot be read.')
  }
}

function readStore(env: z.output<typeof configSchema>): S3Settings | undefined {
  const s3 = sentenceOf(() => readStoreSettings(env))
  if (s3 && env.NODE_ENV === 'production' && isPlainStore(s3) && !env.ALLOW_PLAINTEXT.includes('store'))
    throw new ConfigError(
      'The endpoint in BLOBS_URL must begin with https:// in production. ALLOW_PLAINTEXT=store accepts one without TLS, where the network between is yours alone.',
    )
  return s3
}

function readCertificate(env: z.output<typeof configSchema>): VerifierCertificate | undefined {
  const { VERIFIER_CERTIFICATE: certificate, VERIFIER_CERTIFICATE_KEY: key } = env
  if (!certificate && !key) return undefined
  if (!certificate || !key) throw new ConfigError('VERIFIER_CERTIFICATE and VERIFIER_CERTIFICATE_KEY need each other.')
  const read = <T>(name: string, reading: () => T): T => {
    try {
      return reading()
    } catch (error) {
      throw new ConfigError(`${name} ${error instanceof Error ? error.message : 'cannot be read'}.`)
    }
  }
  const chain = read('VERIFIER_CERTIFICATE', () => readPem(certificate))
  const privateKey = read('VERIFIER_CERTIFICATE_KEY', () => readPem(key))
  const host = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).hostname
  return read('VERIFIER_CERTIFICATE', () => assertCertificate({ chain, privateKey, host, now: new Date() }))
}

function readMasterKeys(text: string): Config['masterKeys'] {
  return text.split(',').map((part) => {
    const [id = '', hex = ''] = part.split(':')
    return { id, key: Buffer.from(hex, 'hex') }
  })
}

/** Refuses settings of several processes that lack what they share. */
function assertShared(env: z.output<typeof configSchema>): void {
  const stop = (sentence: string) => {
    throw new ConfigError(sentence)
  }
  for (const name of ['DATABASE_URL', 'SECRET', 'MASTER_KEYS'] as const) {
    if (env.ROLE !== 'both' && !env[name]) {
      stop(`${name} is missing, and ROLE=${env.ROLE} needs it: all processes share one database and its secrets.`)
    }
  }
  if (!env.DATABASE_URL && (env.DATABASE_DIRECT_URL || !env.DATABASE_LISTEN)) {
    stop(
      'DATABASE_DIRECT_URL and DATABASE_LISTEN are about the Postgres of DATABASE_URL. Set DATABASE_URL, or remove them.',
    )
  }
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_LISTEN) {
    stop('DATABASE_DIRECT_URL is for listening, which DATABASE_LISTEN=0 turns off. Remove one of them.')
  }
}

function assertProduction(env: z.output<typeof configSchema>): void {
  const stop = (sentence: string) => {
    throw new ConfigError(sentence)
  }
  for (const name of ['PUBLIC_URL', 'WALLET_URL', 'SECRET', 'MASTER_KEYS'] as const) {
    if (!env[name]) stop(`${name} is missing, and production needs it.`)
  }
  const studio = new URL(env.PUBLIC_URL ?? '')
  const wallet = new URL(env.WALLET_URL ?? '')
  if (studio.protocol !== 'https:') stop('PUBLIC_URL must begin with https:// in production.')
  if (wallet.protocol !== 'https:') stop('WALLET_URL must begin with https:// in production.')
  const related = (a: string, b: string) => a === b || a.endsWith(`.${b}`)
  if (related(studio.hostname, wallet.hostname) || related(wallet.hostname, studio.hostname)) {
    stop(
      'WALLET_URL must name another host than PUBLIC_URL, neither a parent of the other, so that holder keys stay apart.',
    )
  }
  if (env.GATE_PASSWORD && env.GATE_PASSWORD.length < GATE_PASSWORD_MIN)
    stop(`GATE_PASSWORD must have at least ${GATE_PASSWORD_MIN} characters in production.`)
  if (!env.SMTP_URL && !isLoopbackHost(studio.hostname))
    stop('SMTP_URL is missing, and a public host needs it to send mail.')
  if (env.SMTP_URL && isPlainSmtp(env.SMTP_URL) && !env.ALLOW_PLAINTEXT.includes('smtp')) {
    stop('SMTP_URL turns TLS or the check of its certificate off. Remove that, or accept it by ALLOW_PLAINTEXT=smtp.')
  }
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    const url = env[name]
    if (!url || !isPlainPostgres(url) || env.ALLOW_PLAINTEXT.includes('postgres')) continue
    stop(
      `${name} does not demand TLS: add ?sslmode=verify-full (and sslrootcert=FILE for a CA of your own). ALLOW_PLAINTEXT=postgres accepts a connection without it, where the network between is yours alone.`,
    )
  }
  if (!env.DATABASE_URL && !env.ALLOW_EMBEDDED) {
    stop(
      'DATABASE_URL is missing. The embedded database may lose writes at a power cut; ALLOW_EMBEDDED=1 accepts that.',
    )
  }
}
