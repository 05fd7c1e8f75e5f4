import { afterEach, describe, expect, test } from 'vitest'
import { dropKept, readKept, writeKept, writtenParts } from './kept-values.ts'
import { giveStorage, removeStorage } from './testing-storage.ts'

afterEach(removeStorage)

type Form = { name: string; picture?: string }
const NOTHING = { values: {}, hasLost: false }

describe('what a device keeps of a form', () => {
  test('is only what was written, so that the rest follows a start that changed meanwhile', () => {
    const start = { name: 'Club', tags: ['ice'], place: null as { name: string } | null }
    expect(writtenParts({ ...start, tags: ['ice'], place: { name: 'Lyon' } }, start)).toEqual({
      place: { name: 'Lyon' },
    })
  })

  test('comes back under its key until it is dropped', () => {
    giveStorage(1000)
    writeKept('form', { name: 'Half', picture: 'data:,' }, 'picture')
    expect(readKept('form')).toEqual({ values: { name: 'Half', picture: 'data:,' }, hasLost: false })
    dropKept('form')
    expect(readKept('form')).toEqual(NOTHING)
  })

  test('goes without its heaviest part where there is no room for all, and says so', () => {
    giveStorage(40)
    writeKept('form', { name: 'Half', picture: 'x'.repeat(100) }, 'picture')
    expect(readKept('form')).toEqual({ values: { name: 'Half' }, hasLost: true })
  })

  test('still says that a part is lost after more was written', () => {
    giveStorage(1000)
    writeKept<Form>('form', { name: 'More' }, 'picture', true)
    expect(readKept('form')).toEqual({ values: { name: 'More' }, hasLost: true })
  })

  test('is nothing rather than something older where not even the rest has room', () => {
    giveStorage(40)
    writeKept<Form>('form', { name: 'Old' }, 'picture')
    writeKept<Form>('form', { name: 'x'.repeat(100), picture: 'x'.repeat(100) }, 'picture')
    expect(readKept('form')).toEqual(NOTHING)
  })

  test('is nothing rather than something older where there is no heaviest part to leave out', () => {
    giveStorage(40)
    writeKept<Form>('form', { name: 'Old' }, 'picture')
    writeKept<Form>('form', { name: 'x'.repeat(100) }, 'picture')
    expect(readKept('form')).toEqual(NOTHING)
  })

  test('is nothing where what is kept cannot be read', () => {
    giveStorage(40)
    localStorage.setItem('form', 'null')
    expect(readKept('form')).toEqual(NOTHING)
    localStorage.setItem('form', '{"name":')
    expect(readKept('form')).toEqual(NOTHING)
  })
})
