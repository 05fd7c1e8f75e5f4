import { call } from '#base/call.ts'
import { createPresentation } from '#features/presenting/contract.ts'
import type { Issuer } from './issuer-calls.ts'
import type { Blazon } from './running-server.ts'

/** Asks for a badge of a template, as the verifier's page does. */
export function askForBadge(blazon: Blazon, issuer: Pick<Issuer, 'kept'>, templateId: string, others: string[] = []) {
  const token = issuer.kept.cookies.find(({ name }) => name === 'token')?.value
  return call({ origin: blazon.studio, token: () => token }, createPresentation, { templateId, others })
}
