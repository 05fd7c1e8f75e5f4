import { expect, test } from 'vitest'
import { forgetPerson } from './forget-person.ts'

/** A stand-in for a browser's storage: its keys are its own properties. */
function storageOf(values: Record<string, string>): Storage {
  const kept = { ...values }
  const methods = {
    removeItem: (key: string) => delete kept[key],
    clear: () => {
      for (const key of Object.keys(kept)) delete kept[key]
    },
  }
  return Object.setPrototypeOf(kept, methods) as Storage
}

test('removes drafts and addresses from the device at sign-out, and keeps preferences', () => {
  const local = storageOf({ language: 'fr', 'browser-secret': 'x', 'send:t1': '{"addresses":["lea@example.org"]}' })
  const session = storageOf({ 'chooser-token': 'y' })
  forgetPerson(local, session)
  expect(Object.keys(local)).toEqual(['language', 'browser-secret'])
  expect(Object.keys(session)).toEqual([])
})
