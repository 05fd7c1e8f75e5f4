import { recoverMessageAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { Input } from '#base/endpoint.ts'
import { Problem } from '#base/problem.ts'
import { didOfAddress } from '#credentials/did-sdi.ts'
import { recordEvent } from '#platform/audit.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { NONCE_MINUTES } from '../rules.ts'
import { ensureOwnHolder } from './ensure-own-holder.ts'
import { openWalletSession } from './open-wallet-session.ts'
import { takeNonce } from './queries.ts'

const CHAIN_ID = 100
/** How far a wallet's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 60_000

/** Opens the wallet of a key that the server does not have, by an EIP-4361 message; throws `proofWrong`. */
export async function openWallet(
  ctx: Context,
  { message, signature, renewSecret, lang }: Input<typeof contract.openWallet>,
) {
  const { address, nonce } = readMessage(ctx, message)
  if (!(await takeNonce(ctx, nonce))) throw new Problem('proofWrong')
  if ((await signerOf(message, signature)) !== address.toLowerCase()) throw new Problem('proofWrong')
  return inTransaction(ctx, async (ctx) => {
    const holder = await ensureOwnHolder(ctx, { did: didOfAddress(address), language: lang })
    await recordEvent(ctx, { action: 'wallet.opened', subjectId: holder.id, detail: { by: 'key' } })
    return openWalletSession(ctx, { holderId: holder.id, renewSecret, fromClaim: false })
  })
}

function readMessage(ctx: Context, message: string): { address: string; nonce: string } {
  const { address, nonce, domain, uri, chainId, version, issuedAt, expirationTime, notBefore } =
    parseSiweMessage(message)
  const wallet = new URL(ctx.config.walletUrl)
  const now = ctx.now().getTime()
  const isOurs =
    domain === wallet.host &&
    uri !== undefined &&
    URL.canParse(uri) &&
    new URL(uri).origin === wallet.origin &&
    chainId === CHAIN_ID &&
    version === '1'
  const age = now - (issuedAt?.getTime() ?? 0)
  const isInTime =
    age <= NONCE_MINUTES * 60_000 &&
    age >= -CLOCK_SKEW_MS &&
    (!expirationTime || expirationTime.getTime() > now) &&
    (!notBefore || notBefore.getTime() <= now + CLOCK_SKEW_MS)
  if (!isOurs || !isInTime || !address || !nonce) throw new Problem('proofWrong')
  return { address, nonce }
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
