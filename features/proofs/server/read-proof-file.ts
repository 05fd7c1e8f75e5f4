import { z } from 'zod'
import { PROOF_FILE_TYPE } from '#credentials/files/proof-file.ts'
import type { Json } from '#credentials/read-credential.ts'
import { assertModest } from '#credentials/reading/assert-modest.ts'
import { NotReadable } from '#credentials/reading/not-readable.ts'

const json = z.record(z.string(), z.unknown())
const line = z.string().max(10_000)
const instant = z.iso.datetime()
const key = z.string().max(500)
const part = <C extends z.ZodType>(content: C) => z.strictObject({ takenAt: instant, content })
const logEntry = z.strictObject({
  entry: z.strictObject({ kind: line, hash: z.string().regex(/^0x[0-9a-f]{64}$/), at: line }),
  index: z.number(),
  path: z.array(z.string().max(100)).max(64),
})

/** Version 1 of the format (docs/proof-file.md); only the credential must be there to be read. */
const proofFile = z.strictObject({
  type: z.literal(PROOF_FILE_TYPE),
  version: z.literal(1),
  parts: z.strictObject({
    credential: part(json),
    didDocument: part(json).optional(),
    delegation: part(
      z.strictObject({
        publicUrl: z.url({ protocol: /^https?$/ }),
        message: z.strictObject({
          issuer: line,
          issuingKey: line,
          templateId: line,
          maxCount: z.int().min(0),
          validUntil: z.int().min(0).max(8_640_000_000_000),
          nonce: z.string().regex(/^0x[0-9a-f]{64}$/),
        }),
        signature: z.string().regex(/^0x[0-9a-f]{1,1000}$/i),
        withdrawnAt: z.union([instant, z.literal('')]),
      }),
    ).optional(),
    revocationList: part(json).optional(),
    suspensionList: part(json).optional(),
    template: part(json).optional(),
    checkpoint: part(z.strictObject({ note: line, key })).optional(),
    templateProof: part(logEntry).optional(),
    issueProof: part(logEntry.extend({ salt: z.string().regex(/^[0-9a-f]{32}$/) })).optional(),
  }),
  seal: z.strictObject({ note: line, key }),
})

export type ProofFile = z.output<typeof proofFile>

/** Reads a proof file that `readPresented` recognised; nothing in it is checked yet. Throws `NotReadable`. */
export function readProofFile(document: Json): ProofFile {
  const { data } = proofFile.safeParse(document)
  if (!data) throw new NotReadable('proofFileBroken')
  const { credential, didDocument, revocationList, suspensionList } = data.parts
  for (const signed of [credential, didDocument, revocationList, suspensionList]) {
    if (signed) assertModest(signed.content)
  }
  return data
}
