import { expect, test } from 'vitest'
import { watchFields } from './typed-fields.ts'

const fieldWith = (value: string, chips = false) => ({
  value,
  isConnected: true,
  closest: () => (chips ? ({} as Element) : null),
})

test('a dialog whose fields were only entered closes at once', () => {
  const fields = watchFields()
  fields.see(fieldWith('Lead climbing'))
  expect(fields.isAnyTyped()).toBe(false)
})

test.each(['Lead climbing 2', ''])('a changed text (%j) is asked about', (typed) => {
  const fields = watchFields()
  const field = fieldWith('Lead climbing')
  fields.see(field)
  field.value = typed
  // A second look at the field does not forget how it began.
  fields.see(field)
  expect(fields.isAnyTyped()).toBe(true)
})

test('a text that was typed and taken back is not asked about', () => {
  const fields = watchFields()
  const field = fieldWith('')
  fields.see(field)
  field.value = 'a'
  field.value = ' '
  expect(fields.isAnyTyped()).toBe(false)
})

test('addresses that became chips are asked about', () => {
  const fields = watchFields()
  fields.see(fieldWith('', true))
  expect(fields.isAnyTyped()).toBe(true)
})

test('a field that is gone, with the step that was done, is not asked about', () => {
  const fields = watchFields()
  const field = fieldWith('')
  fields.see(field)
  field.value = 'sent'
  field.isConnected = false
  expect(fields.isAnyTyped()).toBe(false)
})
