import { generateIssuingKey, openIssuingKey } from '#credentials/issuing-key.ts'
import { decodeMultikey } from '#credentials/multikey.ts'
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
