import type { SignedHandler } from '#platform/confirmations.ts'
import { createSignedIssuer } from './ask-for-issuer.ts'
import { updateSignedIssuer } from './update-issuer.ts'

/** Runs after a wallet has signed, by action. */
export const issuersSigned: Record<string, SignedHandler> = {
  'create-issuer': createSignedIssuer,
  'update-issuer': updateSignedIssuer,
}
