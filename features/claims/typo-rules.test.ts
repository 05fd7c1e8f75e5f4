import { expect, test } from 'vitest'
import { proposeDomain } from './typo-rules.ts'

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['hotmaill.fr', 'hotmail.fr'],
  ['ornge.fr', 'orange.fr'],
  ['outlool.com', 'outlook.com'],
])('%s is a slip of %s', (domain, proposal) => expect(proposeDomain(domain)).toBe(proposal))

test.each(['gmail.com', 'ymail.com', 'mail.com', 'example.org', 'free.fr', 'freo.fr', 'gamil.org'])(
  '%s is left as it is',
  (domain) => expect(proposeDomain(domain)).toBeUndefined(),
)
