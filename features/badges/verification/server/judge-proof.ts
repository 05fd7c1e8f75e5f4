import type { Output } from '#base/endpoint.ts'
import { sameDid } from '#credentials/dids/did-sdi.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { asObject, issuerOf } from '#credentials/read-credential.ts'
import { findByDidWeb } from '#features/issuers/server/find-by-did-web.ts'
import { ledgerKeys, originOf } from '#features/ledger/server/ledger-keys.ts'
import {
  judgeProof as judgeFindings,
  type ProofJudgement,
  proofTimeOf,
  proofVerdictOf,
} from '#features/proofs/rules.ts'
import { canonizeForeign } from '#features/proofs/server/canonize-ours.ts'
import { checkProof } from '#features/proofs/server/check-proof.ts'
import { accountsOf } from '#features/proofs/server/check-proof-signatures.ts'
import type { Fetches } from '#features/proofs/server/open-fetches.ts'
import type { ProofFile } from '#features/proofs/server/read-proof-file.ts'
import type { Context } from '#platform/context.ts'
import type * as contract from '../../contract.ts'
import { anyDocuments } from './any-documents.ts'

type Judged = NonNullable<Output<typeof contract.verifyAny>['proof']>
type Known = Judged['account']['known']

/**
 * What a proof file proves by itself, and who confirms today whose keys it rests on: this site for its own issuers,
 * otherwise the issuer's host. Keys that this site knows to be wrong make it invalid.
 */
export async function judgeProof(ctx: Context, file: ProofFile, fetches: Fetches): Promise<Judged> {
  const findings = await checkProof(file, { now: ctx.now(), canonize: canonizeForeign })
  const issuer = issuerOf(file.parts.credential.content) ?? ''
  const did = file.parts.delegation?.content.message.issuer ?? ''
  const { key } = file.seal
  const name = key.split('+')[0] ?? ''
  const row = await findByDidWeb(ctx, issuer)
  const [account, log] = await Promise.all([
    row ? knownHere(sameDid(row.did, did)) : confirmAccount(ctx, { issuer, did, fetches }),
    name === originOf(ctx)
      ? knownHere((await ledgerKeys(ctx)).includes(key))
      : confirmLog({ name, key, issuer, fetches }),
  ])
  const isWrong = log === 'other' || (row !== undefined && did !== '' && account === 'other')
  const judgement = isWrong ? OTHER_KEY : judgeFindings(findings)
  return {
    ...judgement,
    verdict: proofVerdictOf(judgement),
    asOf: proofTimeOf(findings),
    findings,
    account: { did, known: did === '' ? 'unknown' : account },
    log: { name, key, known: log },
  }
}

const OTHER_KEY: ProofJudgement = { word: 'notGenuine', state: 'unknown', because: 'seal.otherKey' }

function knownHere(isKnown: boolean): Known {
  return isKnown ? 'here' : 'other'
}

type Account = { issuer: string; did: string; fetches: Fetches }

async function confirmAccount(ctx: Context, { issuer, did, fetches }: Account): Promise<Known> {
  const loaded = await anyDocuments(ctx, fetches)(issuer).catch(() => undefined)
  const document = asObject(loaded?.document)
  if (!document) return 'unknown'
  return accountsOf(document).some((other) => typeof other === 'string' && sameDid(other, did)) ? 'host' : 'other'
}

type Log = { name: string; key: string; issuer: string; fetches: Fetches }

/** The key of a log may have been replaced since: another one today says nothing. */
async function confirmLog({ name, key, issuer, fetches }: Log): Promise<Known> {
  try {
    const { host, origin } = new URL(didWebUrl(issuer))
    if (name !== `${host}/ledger`) return 'unknown'
    const body = await fetches('addresses', `${origin}/ledger/checkpoint`, 'application/json')
    return asObject(JSON.parse(Buffer.from(body).toString()))?.key === key ? 'host' : 'unknown'
  } catch {
    return 'unknown'
  }
}
