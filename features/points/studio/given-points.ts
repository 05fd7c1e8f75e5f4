import { adjustmentFields } from '../contract.ts'

/** What an admin typed into the dialog. */
export type Given = { points: string; reason: string }

/** The typed number, also with a plus, a minus sign or spaces between thousands; NaN for anything else. */
export function readPoints(typed: string): number {
  const plain = typed.replace(/[\s\u202F\u00A0]/g, '').replace(/^\u2212/, '-')
  return /^[+-]?\d{1,12}$/.test(plain) ? Number(plain) : Number.NaN
}

/** The key of the problem of each wrong field. */
export function problemsOf({ points, reason }: Given): { points?: string; reason?: string } {
  const read = adjustmentFields.safeParse({ points: readPoints(points), reason })
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}
