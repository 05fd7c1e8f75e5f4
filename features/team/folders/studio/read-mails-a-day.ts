import { FOLDER_MAILS_MAX } from '../../rules.ts'

/** A typed number of e-mails a day: 0 when empty (no limit), undefined when it is not from 1 to the maximum. */
export function readMailsADay(text: string): number | undefined {
  const plain = text.trim()
  if (plain === '') return 0
  if (!/^\d{1,3}([\s,.]?\d{3})?$|^\d{1,6}$/.test(plain)) return undefined
  const count = Number(plain.replace(/\D/g, ''))
  return count >= 1 && count <= FOLDER_MAILS_MAX ? count : undefined
}
