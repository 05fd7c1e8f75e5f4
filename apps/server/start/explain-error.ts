import { DatabaseError } from '#platform/database/db.ts'
import { ConfigError } from '#platform/settings/config.ts'
import { StoreAway } from '#platform/storage/store.ts'
import { SentenceError } from '../transfer/sentence-error.ts'

type Coded = Error & { code?: string; path?: string; port?: number; address?: string; cause?: unknown }

const UNTRUSTED =
  'The certificate of the Postgres cannot be trusted. Correct it, or name its CA in DATABASE_URL (sslrootcert=FILE).'
const NO_TLS =
  'The Postgres does not speak TLS. Switch it on there (ssl = on), or accept it by ALLOW_PLAINTEXT=postgres and an address without sslmode.'

/** The operator's remedy for a system or database error, by its code. */
const BY_CODE: Record<string, (error: Coded) => string> = {
  ENOSPC: () => 'The disk is full. Nothing was overwritten; make room, or name a place on another disk, and try again.',
  EDQUOT: () => 'The disk quota is used up. Nothing was overwritten; make room and try again.',
  EFBIG: () =>
    'The file grew larger than this system allows. Nothing was overwritten; name a place that takes larger files.',
  EROFS: ({ path }) => `${path ?? 'The place'} is on a disk that can only be read. Name another place.`,
  EACCES: ({ path, port }) =>
    port
      ? `The port ${port} needs more rights than this user has. Set PORT and WALLET_PORT to numbers above 1023 and put a proxy in front.`
      : `${path ?? 'A file'} may not be opened by this user. Give it the right, or run as the user whom Blazon runs as.`,
  ENOENT: ({ path }) => `There is no ${path ?? 'such file'}. Check the name.`,
  EISDIR: ({ path }) => `${path ?? 'The name given'} is a folder; name a file.`,
  EADDRINUSE: ({ port }) =>
    `The port ${port} is in use, perhaps by another Blazon. Stop that program, or set PORT, WALLET_PORT or METRICS_PORT to free ones.`,
  EADDRNOTAVAIL: ({ address }) =>
    `This machine has no address ${address}. Correct HOST (127.0.0.1, or 0.0.0.0 for all).`,
  ECONNREFUSED: () => 'The Postgres does not answer. Start it, or correct host and port in its address (DATABASE_URL).',
  ENOTFOUND: () => 'The host of the Postgres is not known. Correct its address (DATABASE_URL).',
  ETIMEDOUT: () => 'The Postgres does not answer in time. Check host, port (DATABASE_URL) and firewall.',
  DEPTH_ZERO_SELF_SIGNED_CERT: () => UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: () => UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: () => UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: () => UNTRUSTED,
  CERT_HAS_EXPIRED: () => UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: () => UNTRUSTED,
  '28P01': () => 'The Postgres refuses the password. Correct its address (DATABASE_URL).',
  '28000': () => 'The Postgres refuses this user or host. Correct DATABASE_URL, or its pg_hba.conf.',
  '3D000': () =>
    'The Postgres has no database of that name. Make it with createdb, or correct the address (DATABASE_URL).',
  '42501': () =>
    'The Postgres does not allow this user to do that. The user of DATABASE_URL must own the database, so that it can make tables and extensions.',
  '53100': () => 'The disk of the Postgres is full. Nothing was committed; make room and try again.',
  '53300': () => 'The Postgres takes no more connections. Raise max_connections, or run fewer processes.',
}

/** The sentence for an operator about a known error, or undefined for a bug of ours. */
export function explainError(error: unknown): string | undefined {
  // Its cause is a code of the network, which would be taken for the Postgres's.
  if (error instanceof StoreAway) return error.message
  if (error instanceof ConfigError || error instanceof DatabaseError || error instanceof SentenceError)
    return error.message
  if (!(error instanceof Error)) return undefined
  const coded = error as Coded
  const own = coded.code === undefined ? undefined : BY_CODE[coded.code]?.(coded)
  if (own) return own
  if (error.message === 'The server does not support SSL connections') return NO_TLS
  const inner = error instanceof AggregateError ? error.errors[0] : coded.cause
  return explainError(inner)
}
