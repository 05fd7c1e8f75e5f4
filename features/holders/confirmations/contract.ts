import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'

const document = z.object({
  domain: z.object({ name: z.string(), version: z.string(), chainId: z.number(), salt: z.string() }),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.string()),
})

/** A request for a wallet's signature: each document is signed, in this order. */
export const confirmation = z.object({
  operationId: z.string(),
  documents: z.array(document),
  createdAt: z.string(),
  deadline: z.string(),
})

/**
 * GET /wallet/confirmations/sse: all waiting requests now, and again at each change. Deprecated: GET /wallet/events/sse
 * reports them too.
 */
export const followConfirmations = endpoint({
  method: 'GET',
  path: '/wallet/confirmations/sse',
  who: 'holder',
  cors: 'wallet',
  stream: true,
  input: z.object({}),
  output: z.object({ confirmations: z.array(confirmation) }),
})

const confirmationProblems = {
  confirmationEnded: { status: 410, code: 4100 },
  proofWrong: { status: 401, code: 4010 },
  confirmationStale: { status: 409, code: 4090 },
} as const

/** POST /wallet/confirmations/{operationId}: the signatures of a confirmation's documents; the operation continues. */
export const signConfirmation = endpoint({
  method: 'POST',
  path: '/wallet/confirmations/{operationId}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({
    operationId: ref('operation'),
    signatures: z.array(z.string('proofWrong').max(200, 'proofWrong'), 'proofWrong').max(4, 'proofWrong'),
  }),
  output: z.object({ status: z.enum(['pending']) }),
  problems: confirmationProblems,
})

/**
 * DELETE /wallet/confirmations/{operationId}: refuses it; the operation is canceled (code 1000 for the waiting page).
 */
export const refuseConfirmation = endpoint({
  method: 'DELETE',
  path: '/wallet/confirmations/{operationId}',
  who: 'holder',
  cors: 'wallet',
  input: z.object({ operationId: ref('operation') }),
  output: z.object({ status: z.enum(['canceled']) }),
  problems: { confirmationEnded: confirmationProblems.confirmationEnded },
})
