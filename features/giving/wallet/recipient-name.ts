type Recipient = { name: string; email: string; did: string }

const DID_END = 4

/** How a giver sees a recipient: by name or address, else as `unnamed` with the end of the DID, to tell two apart. */
export function recipientName({ name, email, did }: Recipient, unnamed: string): string {
  return name || email || (did ? `${unnamed} (…${did.slice(-DID_END)})` : unnamed)
}
