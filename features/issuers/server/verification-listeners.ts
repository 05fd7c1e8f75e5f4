import type { Context } from '#platform/context.ts'

type Verification = { type: 'email' | 'domain'; value: string }
type List = (ctx: Context, issuerId: string) => Promise<Verification[]>

// Without a feature that verifies there is nothing verified.
let list: List = async () => []

/** Registers how the verifications of an issuer are read: by a feature above this one. */
export function onListVerifications(given: List): void {
  list = given
}

/** The addresses and the domain that an issuer has proven to be its own. */
export function verificationsOf(ctx: Context, issuerId: string): Promise<Verification[]> {
  return list(ctx, issuerId)
}
