import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { KeySource } from './store-settings.ts'

/** Keys that sign requests to a store. */
export type StoreKeys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
/** `renew`: the store refused the last ones as ended. */
export type KeyRing = { current: () => Promise<StoreKeys>; renew: () => void }

const WAIT_MS = 2000
/** Keys of a role are renewed this long before they end. */
const EARLY_MS = 5 * 60_000
/** After this, a first answer may be asked again although it still holds. */
const AGAIN_MS = 10_000

const answer = z.object({
  AccessKeyId: z.string().min(1),
  SecretAccessKey: z.string().min(1),
  Token: z.string().optional(),
  Expiration: z.coerce.date(),
})

type Held = { keys: StoreKeys; until: number; askAgain: number }

/**
 * The keys of a store. Those of a role are fetched once and renewed before they end; while that fails, the old ones are
 * used to their end. Concurrent callers share one fetch.
 */
export function openKeyRing(source: KeySource, now: () => number = Date.now): KeyRing {
  if (source.kind === 'fixed') return { current: async () => source, renew: () => undefined }
  let held: Held | undefined
  let asking: Promise<Held> | undefined
  const ask = () => {
    asking ??= fetchKeys(source, now())
      .then((fetched) => {
        held = fetched
        return fetched
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return {
    current: async () => {
      const old = held
      if (!old) return (await ask()).keys
      if (now() < old.askAgain) return old.keys
      return (
        await ask().catch((error: unknown) => {
          if (now() >= old.until) throw error
          old.askAgain = now() + AGAIN_MS
          return old
        })
      ).keys
    },
    renew: () => {
      held = undefined
    },
  }
}

async function fetchKeys(source: Exclude<KeySource, { kind: 'fixed' }>, now: number): Promise<Held> {
  const body = source.kind === 'container' ? await askContainer(source) : await askInstance(source.address)
  const read = readAnswer(body)
  const until = read.Expiration.getTime()
  return {
    keys: {
      accessKeyId: read.AccessKeyId,
      secretAccessKey: read.SecretAccessKey,
      ...(read.Token && { sessionToken: read.Token }),
    },
    until,
    askAgain: Math.max(until - EARLY_MS, now + AGAIN_MS),
  }
}

/** The errors of a parser quote what they could not read, which may hold keys. */
function readAnswer(body: string): z.output<typeof answer> {
  try {
    return answer.parse(JSON.parse(body))
  } catch {
    throw new Error('The answer of the role that gives the keys of the store is not understood')
  }
}

async function askContainer(source: Extract<KeySource, { kind: 'container' }>): Promise<string> {
  // The file changes while the process runs.
  const token = source.tokenFile ? (await readFile(source.tokenFile, 'utf8')).trim() : source.token
  return ask(source.address, { headers: token ? { authorization: token } : {} })
}

/** Version 2 of the instance's metadata service: a session first, then the role's name, then its keys. */
async function askInstance(address: string): Promise<string> {
  const base = `${address.replace(/\/+$/, '')}/latest`
  const lifetime = { 'x-aws-ec2-metadata-token-ttl-seconds': '300' }
  const session = await ask(`${base}/api/token`, { method: 'PUT', headers: lifetime })
  const headers = { 'x-aws-ec2-metadata-token': session }
  const roles = `${base}/meta-data/iam/security-credentials/`
  const [role = ''] = (await ask(roles, { headers })).trim().split('\n')
  return ask(roles + encodeURIComponent(role), { headers })
}

async function ask(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) })
  if (!response.ok) throw new Error(`The keys of the store were refused with status ${response.status}`)
  return response.text()
}
