import { z } from 'zod'
import { BESIDE_FILE_BYTES, endpoint, upload } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { EVIDENCE_IMAGE_MAX, EVIDENCE_TEXT_MAX, STATES } from '../rules.ts'
import { checkProblems } from '../wallet-contract.ts'

/** POST /wallet/challenges/{challengeId}/evidence (ours): gives evidence, which an admin of the community examines. */
export const giveEvidence = endpoint({
  who: 'holder',
  cors: 'wallet',
  method: 'POST',
  path: '/wallet/challenges/{challengeId}/evidence',
  body: 'multipart',
  maxBytes: EVIDENCE_IMAGE_MAX + BESIDE_FILE_BYTES,
  input: z.object({
    challengeId: ref('challenge'),
    questId: ref('quest').optional(),
    text: z.string().trim().max(EVIDENCE_TEXT_MAX, 'textTooLong').default(''),
    link: z.string().trim().max(300, 'linkInvalid').default(''),
    image: upload().optional(),
  }),
  output: z.object({ state: z.enum(STATES) }),
  problems: {
    ...checkProblems,
    evidenceMissing: { status: 400, code: 4000 },
    fileFormatInvalid: { status: 400, code: 4000 },
    sizeExceeded: { status: 413, code: 4130 },
    /** It waits, or was accepted. */
    evidenceGiven: { status: 409, code: 4090 },
  },
})
