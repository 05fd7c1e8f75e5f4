import { adjustPoints } from '../contract.ts'

/** What an admin typed into the dialog. */
export type Given = { points: string; reason: string }

/** The typed number, also with a plus, a minus sign or spaces between thousands; NaN for anything else. */
export function readPoints(typed: string): number {
  const plain = typed.replace(/[\s\u202F\u00A0]/g, '').replace(/^\u2212/, '-')
  return /^[+-]?\d{1,12}$/.test(plain) ? Number(plain) : Number.NaN
}

/** The key of the problem of each wrong field. */
export function problemsOf({ points, reason }: Given): { points?: string; reason?: string } {
  const { points: pointsField, reason: reasonField } = adjustPoints.input.shape
  return Object.fromEntries(
    Object.entries({
      points: pointsField.safeParse(readPoints(points)).error?.issues[0]?.message,
      reason: reasonField.safeParse(reason).error?.issues[0]?.message,
    }).filter(([, problem]) => problem !== undefined),
  )
}
