import { expect, test } from 'vitest'
import { forgetPerson } from './forget-person.ts'

/** A browser's storage, as far as it is used: its keys are its own members. */
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

test('who signs out leaves no draft and no address on the device, and its preferences stay', () => {
  const local = storageOf({ language: 'fr', 'browser-secret': 'x', 'send:t1': '{"addresses":["lea@example.org"]}' })
  const session = storageOf({ 'chooser-token': 'y' })
  forgetPerson(local, session)
  expect(Object.keys(local)).toEqual(['language', 'browser-secret'])
  expect(Object.keys(session)).toEqual([])
})
