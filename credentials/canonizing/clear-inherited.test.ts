import { afterEach, expect, test } from 'vitest'
import { signCredential } from '../signing/sign.ts'
import { CATEGORIES, makeBadge, makeIssuer, NOW } from '../test-issuer.ts'
import { canonizeWhole } from './canonize.ts'
import { clearInherited } from './clear-inherited.ts'
import { replaceTexts } from './outline.ts'

const { did, key, loader } = makeIssuer()

afterEach(clearInherited)

/** A document with `__proto__` in place of one of its texts. */
function namingAll(document: object, place: number): object {
  let at = 0
  return replaceTexts(document, (text) => (at++ === place ? '__proto__' : text)) as object
}

test('a badge with __proto__ in place of any text adds nothing to all objects', async () => {
  const reached: string[] = []
  for (const category of CATEGORIES) {
    const { proof: _, ...badge } = await signCredential(makeBadge(did, category), { key, loader, now: NOW })
    for (let place = 0; place < 60; place++) {
      await canonizeWhole(namingAll(badge, place), loader).catch(() => undefined)
      if (Object.keys(Object.prototype).length > 0) reached.push(`${category} ${place}`)
      clearInherited()
    }
  }
  expect(reached).toEqual([])
})
