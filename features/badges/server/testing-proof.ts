import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import type { Credential } from '#credentials/credential.ts'
import { prove } from '#credentials/judges/testing-prove.ts'
import { generateIssuingKey, type IssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { decodeMultikey } from '#credentials/keys/multikey.ts'
import type { Json } from '#credentials/read-credential.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { verifierKey, writeNote } from '#features/ledger/checkpoint-rules.ts'
import { PROOF_PARTS, sealText } from '#features/proofs/rules.ts'
import { contentDigest } from '#features/proofs/server/content-digest.ts'
import type { ProofFile } from '#features/proofs/server/read-proof-file.ts'
import type { World } from '#testing/world.ts'
import * as contract from '../contract.ts'

/** The proof file of a badge, as its holder's wallet saves it. */
export async function saveProof(world: World, { id, token }: { id: string; token: string }): Promise<ProofFile> {
  const { content } = await world.call(contract.getHeldFile, { badgeId: id, form: 'proof' }, { token })
  return JSON.parse(Buffer.from(content, 'base64').toString())
}

/** The file as somebody seals it again with a key of their own, under the name of the same log. */
export async function reseal(file: ProofFile): Promise<ProofFile> {
  const made = generateIssuingKey()
  const name = file.seal.key.split('+')[0] ?? ''
  const publicKey = decodeMultikey(made.publicKeyMultibase) ?? new Uint8Array()
  const sealed = PROOF_PARTS.flatMap((part) => {
    const given = file.parts[part]
    return given ? [{ part, takenAt: given.takenAt, digest: contentDigest(given.content) }] : []
  })
  const text = sealText(sealed)
  const key = openIssuingKey(name, made.secretKey)
  const note = writeNote(text, name, publicKey, await key.sign(Buffer.from(text)))
  return { ...file, seal: { note, key: verifierKey(name, publicKey) } }
}

/**
 * The file with a revocation list of `given`, signed by a key of the forger's, which its DID document lists too. Nobody
 * signs that document, so all parts agree.
 */
export async function withForgedList(file: ProofFile, given: ProofFile): Promise<ProofFile> {
  const { didDocument, revocationList } = file.parts
  if (!didDocument || !revocationList) throw new Error('The file has no list')
  const { verificationMethod, assertionMethod, ...document } = didDocument.content
  const made = generateIssuingKey()
  const key = openIssuingKey(String(document.id), made.secretKey)
  const method = { id: key.id, type: 'Multikey', controller: document.id, publicKeyMultibase: made.publicKeyMultibase }
  const content = {
    ...document,
    verificationMethod: [...(verificationMethod as object[]), method],
    assertionMethod: [...(assertionMethod as string[]), key.id],
  }
  const { proof: _, ...unsigned } = given.parts.revocationList?.content ?? {}
  const now = new Date(revocationList.takenAt)
  const list = await signCredential(unsigned as unknown as Credential, { key, loader: bundledLoader(), now })
  const parts = {
    ...file.parts,
    didDocument: { ...didDocument, content },
    revocationList: { ...revocationList, content: list },
  }
  return reseal({ ...file, parts })
}

/** A part of a file as its key would sign it for some time only. */
export async function signUntil({ proof, ...content }: Json, key: IssuingKey, expires: string): Promise<Json> {
  const { created } = (proof as Json[])[0] ?? {}
  return { ...content, proof: [await prove(content, { key, loader: bundledLoader(), created, expires })] }
}
