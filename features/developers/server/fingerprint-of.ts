import { createHash, createHmac } from 'node:crypto'
import { macKey, type Signing } from '#platform/access/derive-key.ts'

/** The stored form of a call, which does not reveal its input; of a file, its bytes count. */
export async function fingerprintOf({ secret }: Signing, name: string, input: unknown): Promise<string> {
  const files: string[] = []
  for (const value of Object.values((input ?? {}) as object)) {
    if (!(value instanceof File)) continue
    const bytes = new Uint8Array(await value.arrayBuffer())
    files.push(createHash('sha256').update(bytes).digest('hex'))
  }
  return createHmac('sha256', macKey(secret, 'idempotency-keys'))
    .update(JSON.stringify([name, input, files]))
    .digest('hex')
}
