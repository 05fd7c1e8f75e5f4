import { z } from 'zod'
import { withHttps } from './https-address.ts'

/** The address of a page, typed with or without its https://. The field adds its own rule of what it accepts. */
export function webAddress(missing: string) {
  return z.string(missing).overwrite(withHttps)
}
