import { afterAll } from 'vitest'

const BROWSER = ['document', 'window', 'self', 'location', 'history']

/**
 * Fails a file that leaves a part of a browser behind: the files after it in the same process would run as in a page, or
 * not, by their order. A file that looks like a browser to the end runs alone (`vitest.config.ts`).
 */
afterAll(() => {
  const left = BROWSER.filter((name) => name in globalThis)
  for (const name of left) Reflect.deleteProperty(globalThis, name)
  if (left.length > 0) throw new Error(`left behind for the next file: ${left.join(', ')}`)
})
