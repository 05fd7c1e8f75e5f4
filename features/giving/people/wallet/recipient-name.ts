import { endOfDid } from '#features/names/rules.ts'

type Recipient = { name: string; email: string; did: string }

/** How a giver sees a recipient: by name or address, else as `unnamed` with the end of the DID, to tell two apart. */
export function recipientName({ name, email, did }: Recipient, unnamed: string): string {
  return name || email || (did ? `${unnamed} (…${endOfDid(did)})` : unnamed)
}
