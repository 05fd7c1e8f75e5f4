import { and, eq } from 'drizzle-orm'
import { Problem } from '#base/problem.ts'
import { didWebUrl } from '#credentials/dids/did-web.ts'
import { PROOF_FILE_TYPE } from '#credentials/files/proof-file.ts'
import { asObject } from '#credentials/read-credential.ts'
import { statusListUrls } from '#credentials/status/check-status.ts'
import { didDocument } from '#features/issuers/server/did-document.ts'
import { findLeaf } from '#features/ledger/server/find-leaf.ts'
import { signerOf } from '#features/ledger/server/get-checkpoint.ts'
import { proveLeaf } from '#features/ledger/server/prove-leaf.ts'
import { latestCheckpoint } from '#features/ledger/server/queries.ts'
import { signNote } from '#features/ledger/server/sign-note.ts'
import { PROOF_PARTS, type ProofPart, sealText } from '#features/proofs/rules.ts'
import { anchoredHash } from '#features/proofs/server/anchored-hash.ts'
import { contentDigest } from '#features/proofs/server/content-digest.ts'
import type { ProofFile } from '#features/proofs/server/read-proof-file.ts'
import { signedDelegation } from '#features/templates/server/delegation/describe-delegation.ts'
import { findDelegation } from '#features/templates/server/queries.ts'
import { templateVersions } from '#features/templates/server/tables.ts'
import type { Context } from '#platform/context.ts'
import type { BadgeDetails } from '../../server/queries.ts'
import { ownDocuments } from './own-documents.ts'

type Contents = Partial<Record<ProofPart, object>>
type Checkpoint = NonNullable<Awaited<ReturnType<typeof latestCheckpoint>>>

/**
 * Everything that proves a badge without this server, each part with the time at which it was taken, sealed by the log's
 * key. Parts that do not exist yet are left out. Throws `notFound` before the log's first checkpoint.
 */
export async function makeProof(ctx: Context, details: BadgeDetails): Promise<ProofFile> {
  const contents = { ...(await collectLog(ctx, details)), ...(await collectSigned(ctx, details)) }
  const takenAt = ctx.now().toISOString()
  const taken = PROOF_PARTS.flatMap((part) => (contents[part] ? [{ part, takenAt, content: contents[part] }] : []))
  const sealed = taken.map(({ part, content }) => ({ part, takenAt, digest: contentDigest(content) }))
  const parts = Object.fromEntries(taken.map(({ part, content }) => [part, { takenAt, content }]))
  return {
    type: PROOF_FILE_TYPE,
    version: 1,
    parts: parts as ProofFile['parts'],
    seal: await signNote(ctx, sealText(sealed)),
  }
}

async function collectSigned(ctx: Context, { badge, issuer }: BadgeDetails): Promise<Contents> {
  const loader = ownDocuments(ctx)
  const lists = await Promise.all(statusListUrls(badge.credential).map(async (url) => (await loader(url)).document))
  const listOf = (purpose: string) => lists.find((list) => purposeOf(list) === purpose)
  const row = await findDelegation(ctx, badge.issuerId, badge.delegationN)
  const revocationList = listOf('revocation')
  const suspensionList = listOf('suspension')
  return {
    credential: badge.credential,
    didDocument: await didDocument(ctx, { issuerId: badge.issuerId }),
    ...(revocationList && { revocationList }),
    ...(suspensionList && { suspensionList }),
    ...(row && {
      delegation: {
        publicUrl: signedUrl(ctx, issuer.didWeb),
        message: signedDelegation(row, issuer.did),
        signature: row.signature,
        withdrawnAt: row.withdrawnAt?.toISOString() ?? '',
      },
    }),
  }
}

/** The address that the account signed for: that of the issuer's host, which this server may have had before. */
function signedUrl({ config }: Context, didWeb: string): string {
  const { host } = new URL(didWebUrl(didWeb))
  return [config.publicUrl, ...config.alsoHosts].find((url) => new URL(url).host === host) ?? config.publicUrl
}

function purposeOf(list: object): unknown {
  return asObject(asObject(list)?.credentialSubject)?.statusPurpose
}

/** The leaves are looked up before the checkpoint, which therefore covers them. */
async function collectLog(ctx: Context, { badge }: BadgeDetails): Promise<Contents> {
  const [version] = await ctx.db
    .select({ fields: templateVersions.fields, hash: templateVersions.hash })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, badge.templateId), eq(templateVersions.version, badge.templateVersion)))
  const ofTemplate = version && (await findLeaf(ctx, version.hash))
  const ofIssue = badge.anchorSalt ? await findLeaf(ctx, anchoredHash(badge.anchorSalt, badge.credential)) : undefined
  const checkpoint = await latestCheckpoint(ctx)
  if (!checkpoint) throw new Problem('notFound')
  const templateProof = await prove(ctx, ofTemplate, checkpoint)
  const issueProof = await prove(ctx, ofIssue, checkpoint)
  return {
    checkpoint: { note: checkpoint.note, key: await signerOf(ctx, checkpoint.note) },
    ...(version && { template: version.fields as object }),
    ...(templateProof && { templateProof }),
    ...(issueProof && { issueProof: { ...issueProof, salt: badge.anchorSalt } }),
  }
}

async function prove(ctx: Context, leaf: Awaited<ReturnType<typeof findLeaf>>, checkpoint: Checkpoint) {
  if (!leaf || leaf === 'waiting') return undefined
  const { entry, index, path } = await proveLeaf(ctx, leaf, checkpoint)
  return { entry, index, path }
}
