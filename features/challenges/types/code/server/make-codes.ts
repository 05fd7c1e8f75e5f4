import { randomInt } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { insertRows } from '#platform/database/insert-rows.ts'
import { singleCodes } from '../../../server/tables.ts'
import { hashesOfCode } from './code-hash.ts'

/** Crockford's base 32: nothing in it is read as another character. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/**
 * Makes the single-use codes of a new challenge, in the caller's transaction: 60 random bits each, as `7K3M-Q0TV-2XAB`.
 * Only hashes are stored, so the returned codes exist nowhere else.
 */
export async function makeCodes(ctx: Context, challengeId: string, count: number): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(newCode())
  const rows = [...codes].map((code) => ({
    challengeId,
    codeHash: hashesOfCode(ctx.config, challengeId, code)[0] ?? '',
  }))
  await insertRows(ctx.db, singleCodes, rows)
  return [...codes]
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join('')).join('-')
}
