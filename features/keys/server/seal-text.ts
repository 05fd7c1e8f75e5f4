import type { Context } from '#platform/context.ts'
import { seal, unseal } from './seal.ts'
import type { KeyPurpose } from './tables.ts'

type Row = { id: string; purpose: KeyPurpose }

/** Seals a short-lived text for one row, in one column: it opens in no other row, and not without the master key. */
export function sealText({ config }: Pick<Context, 'config'>, row: Row, text: string): string {
  const { masterKeyId, wrappedKey, sealed } = seal(Buffer.from(text), row, config.masterKeys)
  return [masterKeyId, Buffer.from(wrappedKey).toString('base64url'), Buffer.from(sealed).toString('base64url')].join(
    '.',
  )
}

/** The text that `sealText` sealed for this row; undefined if it does not open, as after its master key was removed. */
export function openText({ config }: Pick<Context, 'config'>, row: Row, text: string): string | undefined {
  const [masterKeyId = '', wrapped = '', content = ''] = text.split('.')
  const sealed = {
    masterKeyId,
    wrappedKey: Buffer.from(wrapped, 'base64url'),
    sealed: Buffer.from(content, 'base64url'),
  }
  try {
    return Buffer.from(unseal(sealed, row, config.masterKeys)).toString()
  } catch {
    return undefined
  }
}
