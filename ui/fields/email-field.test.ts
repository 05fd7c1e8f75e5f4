import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{ui,features,apps}/**/*.tsx')
const asksForAddress = /type="email"|inputMode="email"|inputMode=\{[^}]*'email'/
const proposes = /<DidYouMean|<EmailChip\b/

test('every address field proposes a correction of its mail domain', () => {
  const asking = files.filter((file) => asksForAddress.test(readFileSync(file, 'utf8')))
  expect(asking).toContain('ui/fields/email-field.tsx')
  expect(asking.filter((file) => !proposes.test(readFileSync(file, 'utf8')))).toEqual([])
})
