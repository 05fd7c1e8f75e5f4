import { expect, test } from 'vitest'
import { evidenceProblem } from './use-evidence.ts'

const nothing = { text: '', link: '', image: undefined }

test.each([
  [nothing, 'evidenceMissing'],
  [{ ...nothing, text: 'x'.repeat(2001) }, 'textTooLong'],
  [{ ...nothing, link: 'example.org/work' }, 'linkInvalid'],
  [{ ...nothing, link: 'javascript:alert(1)' }, 'linkInvalid'],
  [{ ...nothing, link: 'https://example.org/work' }, undefined],
  [{ ...nothing, text: 'It holds again.' }, undefined],
])('%j is %s', (given, problem) => {
  expect(evidenceProblem(given)).toBe(problem)
})
