import { afterEach, describe, expect, test } from 'vitest'
import { dropKept, readKept, writeKept, writtenParts } from './kept-values.ts'
import { giveStorage, removeStorage } from './testing-storage.ts'

afterEach(removeStorage)

type Form = { name: string; picture?: string }
const NOTHING = { values: {}, hasLost: false }

describe('the stored values of a form', () => {
  test('contain only changed parts, so that the rest follows a new start', () => {
    const start = { name: 'Club', tags: ['ice'], place: null as { name: string } | null }
    expect(writtenParts({ ...start, tags: ['ice'], place: { name: 'Lyon' } }, start)).toEqual({
      place: { name: 'Lyon' },
    })
  })

  test('come back under their key until they are dropped', () => {
    giveStorage(1000)
    writeKept('form', { name: 'Half', picture: 'data:,' }, 'picture')
    expect(readKept('form')).toEqual({ values: { name: 'Half', picture: 'data:,' }, hasLost: false })
    dropKept('form')
    expect(readKept('form')).toEqual(NOTHING)
  })

  test('omit and report the heaviest part without room for everything', () => {
    giveStorage(40)
    writeKept('form', { name: 'Half', picture: 'x'.repeat(100) }, 'picture')
    expect(readKept('form')).toEqual({ values: { name: 'Half' }, hasLost: true })
  })

  test('still report the lost part after later changes', () => {
    giveStorage(1000)
    writeKept<Form>('form', { name: 'More' }, 'picture', true)
    expect(readKept('form')).toEqual({ values: { name: 'More' }, hasLost: true })
  })

  test('are dropped when not even the rest has room', () => {
    giveStorage(40)
    writeKept<Form>('form', { name: 'Old' }, 'picture')
    writeKept<Form>('form', { name: 'x'.repeat(100), picture: 'x'.repeat(100) }, 'picture')
    expect(readKept('form')).toEqual(NOTHING)
  })

  test('are dropped without room and without a heaviest part', () => {
    giveStorage(40)
    writeKept<Form>('form', { name: 'Old' }, 'picture')
    writeKept<Form>('form', { name: 'x'.repeat(100) }, 'picture')
    expect(readKept('form')).toEqual(NOTHING)
  })

  test('are empty when they cannot be read', () => {
    giveStorage(40)
    localStorage.setItem('form', 'null')
    expect(readKept('form')).toEqual(NOTHING)
    localStorage.setItem('form', '{"name":')
    expect(readKept('form')).toEqual(NOTHING)
  })
})
