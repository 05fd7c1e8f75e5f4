import { recoverMessageAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { Problem } from '#base/problem.ts'
import { didOfAddress } from '#credentials/dids/did-sdi.ts'
import type { Context } from '#platform/context.ts'
import { CHAIN_ID, CHALLENGE_MINUTES, CLOCK_SKEW_MS } from '../rules.ts'

type Signed = { message: string; signature: string }
type Read = { did: string; nonce: string; requestId: string; resources: string[] }

/**
 * Reads an EIP-4361 message that asks to sign in at `origin`, at most five minutes old and not expired, and checks that
 * it is signed by the account that it names. Returns that account's did:sdi. Throws `proofWrong`; the caller checks the
 * nonce.
 */
export async function readSignedMessage(ctx: Context, { message, signature }: Signed, origin: string): Promise<Read> {
  const read = parseSiweMessage(message)
  const { address, nonce, requestId = '', resources = [] } = read
  if (!address || !nonce || !isFor(read, origin) || !isInTime(read, ctx.now().getTime())) {
    throw new Problem('proofWrong')
  }
  if ((await signerOf(message, signature)) !== address.toLowerCase()) throw new Problem('proofWrong')
  return { did: didOfAddress(address), nonce, requestId, resources }
}

type Parsed = ReturnType<typeof parseSiweMessage>

function isFor({ domain, uri, chainId, version, scheme }: Parsed, origin: string): boolean {
  const { host, protocol } = new URL(origin)
  if (domain !== host || chainId !== CHAIN_ID || version !== '1') return false
  if (scheme !== undefined && `${scheme}:` !== protocol) return false
  return uri !== undefined && URL.canParse(uri) && new URL(uri).origin === origin
}

function isInTime({ issuedAt, expirationTime, notBefore }: Parsed, now: number): boolean {
  const age = now - (issuedAt?.getTime() ?? 0)
  if (!(age <= CHALLENGE_MINUTES * 60_000 && age >= -CLOCK_SKEW_MS)) return false
  if (expirationTime && !(expirationTime.getTime() > now)) return false
  return !notBefore || notBefore.getTime() <= now + CLOCK_SKEW_MS
}

async function signerOf(message: string, signature: string): Promise<string | undefined> {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return undefined
  try {
    const signer = await recoverMessageAddress({ message, signature: signature as `0x${string}` })
    return signer.toLowerCase()
  } catch {
    return undefined
  }
}
