import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Input, Output } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import type { Json } from '#credentials/read-credential.ts'
import { describePresentation } from '#features/proofs/server/describe-presentation.ts'
import { type Fetches, openFetches } from '#features/proofs/server/open-fetches.ts'
import type { Context } from '#platform/context.ts'
import { openSemaphore, type Semaphore } from '#platform/process/semaphore.ts'
import type * as contract from '../../contract.ts'
import type { FindingKey } from '../../findings/rules.ts'
import { checkBrought } from './check-brought.ts'
import { judgeProof } from './judge-proof.ts'
import { type BroughtBadge, readBrought } from './read-brought.ts'

type Verify = typeof contract.verifyAny

/** High, because most of the time is spent waiting for other hosts. */
const visitors = openSemaphore({ atOnce: 8, waiting: 100 })

/**
 * Checks an external credential, or each of a presentation. The presented document is judged, not our record of the same
 * id; one in the name of an issuer of ours must also have a record, a delegation and an anchor. Throws the reason when no
 * credential could be read.
 */
export async function verifyAny(ctx: Context, input: Input<Verify>): Promise<Output<Verify>> {
  return (await readAndVerify(ctx, input)).verification
}

/**
 * `verifyAny` with what it read: the file or its contents at the address, the badge that counted (`checkBrought`), and
 * `hash` of the one that was read. Checks that nobody waits for bring a semaphore of their own.
 */
export function readAndVerify(ctx: Context, input: Input<Verify>, semaphore: Semaphore = visitors): Promise<Found> {
  return semaphore(() => verify(ctx, input))
}

type Found = { verification: Output<Verify>; received: Uint8Array; counted: Json; hash: () => string }

const CHANGED = { word: 'notGenuine', state: 'unknown', because: 'proof.changed', verdict: 'invalid' } as const

async function verify(ctx: Context, input: Input<Verify>): Promise<Found> {
  const fetches = openFetches(ctx.safeFetch)
  const {
    carrier,
    others,
    proof: file,
    presentation: shown,
    received,
    ...first
  } = await readBrought(ctx, input, fetches)
  const checkedAt = ctx.now().toISOString()
  const { checked, counted, read } = await checkReadings(ctx, first, fetches)
  const rest = others.map(async (other, nth) => {
    const { checked } = await checkBrought(ctx, other, fetches)
    return { ...checked, place: nth + 2 }
  })
  const proof = file && (await judgeProof(ctx, file, fetches))
  const presentation = shown && (await describePresentation(ctx, shown))
  const parts = { ...(proof && { proof }), ...(presentation && { presentation }) }
  const verification = {
    ...checked,
    ...(proof?.word === 'notGenuine' && CHANGED),
    checkedAt,
    carrier,
    ...parts,
    others: await Promise.all(rest),
  }
  return { verification, received, counted, hash: () => hashOf(read) }
}

type Read = Pick<BroughtBadge, 'credential' | 'jwt' | 'sdJwt'>
type First = Omit<BroughtBadge, 'carrier' | 'others' | 'proof' | 'presentation' | 'received'>

/** The same for a credential however its file was packed; of an SD-JWT VC, whatever it withholds. */
function hashOf({ credential, jwt, sdJwt }: Read): string {
  const text = sdJwt?.text.split('~')[0] ?? jwt?.jwt ?? canonicalize(credential) ?? ''
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Checks what was read from a text that may have been rewritten on its way: another reading counts only with a good
 * signature, or where its host publishes the same, so that nothing is called forged for how it was sent.
 */
async function checkReadings(ctx: Context, { isMended, otherwise, ...first }: First, fetches: Fetches) {
  const found = { ...(await checkBrought(ctx, first, fetches)), read: first }
  if (isSigned(found)) return found
  if (isMended) throw new Problem('textBroken')
  if (!otherwise) return found
  const other = { ...(await checkBrought(ctx, otherwise, fetches)), read: otherwise }
  return isSigned(other) ? other : found
}

const OF_THIS_CONTENT: FindingKey[] = [
  'signature.good',
  'signature.otherProofs',
  'signature.proofExpired',
  'hosted.published',
  'hosted.gone',
]

/** Whether the signature is of this content, whose own end may have passed, or the issuer's host publishes it. */
function isSigned({ checked: { checks } }: Awaited<ReturnType<typeof checkBrought>>): boolean {
  return checks.some(({ finding }) => OF_THIS_CONTENT.includes(finding))
}
