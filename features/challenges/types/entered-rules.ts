import { z } from 'zod'

/** A line that an admin enters for a challenge; apart from the contract, because the form of the studio loads it. */
export function enteredText(max: number, missing: string) {
  return z.string(missing).trim().min(1, missing).max(max, 'inputTooLong')
}
