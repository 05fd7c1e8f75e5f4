import { seal, unseal } from '#features/keys/server/seal.ts'
import type { Context } from '#platform/context.ts'

/** Seals a short-lived text for one row, in one column: it opens in no other row, and not without the master key. */
export function sealText({ config }: Context, rowId: string, text: string): string {
  const row = { id: rowId, purpose: 'outside' } as const
  const { masterKeyId, wrappedKey, sealed } = seal(Buffer.from(text), row, config.masterKeys)
  return [masterKeyId, Buffer.from(wrappedKey).toString('base64url'), Buffer.from(sealed).toString('base64url')].join(
    '.',
  )
}

/** The text that `sealText` sealed for this row; undefined if it does not open, as after its master key was removed. */
export function openText({ config }: Context, rowId: string, text: string): string | undefined {
  const [masterKeyId = '', wrapped = '', content = ''] = text.split('.')
  const sealed = {
    masterKeyId,
    wrappedKey: Buffer.from(wrapped, 'base64url'),
    sealed: Buffer.from(content, 'base64url'),
  }
  try {
    return Buffer.from(unseal(sealed, { id: rowId, purpose: 'outside' }, config.masterKeys)).toString()
  } catch {
    return undefined
  }
}
