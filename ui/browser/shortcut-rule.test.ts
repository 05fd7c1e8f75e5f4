import { describe, expect, test } from 'vitest'
import { isCommand, isShortcut, type Press, type PressPlace } from './shortcut-rule.ts'

const SLASH: Press = {
  key: '/',
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
}
const PAGE: PressPlace = { isTyping: false, open: 'nothing' }

test('a page shortcut works with no field focused and nothing open', () => {
  expect(isShortcut('/', SLASH, PAGE)).toBe(true)
})

test('a letter works in both cases', () => {
  expect(isShortcut('N', { ...SLASH, key: 'n' }, PAGE)).toBe(true)
  expect(isShortcut('N', { ...SLASH, key: 'N' }, PAGE)).toBe(true)
})

test('a dialog shortcut works in its dialog', () => {
  expect(isShortcut('F', { ...SLASH, key: 'f' }, { isTyping: false, open: 'own' })).toBe(true)
})

describe('a shortcut does not work', () => {
  test.each<[string, Partial<Press>, Partial<PressPlace>]>([
    ['in a field or a calendar', {}, { isTyping: true }],
    ['in a field of its own dialog', {}, { isTyping: true, open: 'own' }],
    ['while a dialog, a menu or a list is open', {}, { open: 'other' }],
    ['with Ctrl', { ctrlKey: true }, {}],
    ['with Cmd', { metaKey: true }, {}],
    ['with Alt', { altKey: true }, {}],
    ['while a letter is composed', { isComposing: true }, {}],
    ['when something else took the key', { defaultPrevented: true }, {}],
    ['by another key', { key: 'x' }, {}],
  ])('%s', (_, press, place) => {
    expect(isShortcut('/', { ...SLASH, ...press }, { ...PAGE, ...place })).toBe(false)
  })
})

const COMMAND: Press = { ...SLASH, key: 'k', ctrlKey: true }

test.each<[string, Partial<Press>, Partial<PressPlace>]>([
  ['Ctrl', {}, {}],
  ['Cmd', { ctrlKey: false, metaKey: true }, {}],
  ['Ctrl in a field of the page', {}, { isTyping: true }],
])('a command works with %s', (_, press, place) => {
  expect(isCommand('K', { ...COMMAND, ...press }, { ...PAGE, ...place })).toBe(true)
})

describe('a command does not work', () => {
  test.each<[string, Partial<Press>, Partial<PressPlace>]>([
    ['while a form, a dialog, a menu or a list is open', {}, { open: 'other' }],
    ['in a field of an open form', {}, { isTyping: true, open: 'other' }],
    ['without Ctrl or Cmd', { ctrlKey: false }, {}],
    ['with Alt', { altKey: true }, {}],
    ['with Shift', { shiftKey: true }, {}],
    ['while a letter is composed', { isComposing: true }, {}],
    ['when something else took the key', { defaultPrevented: true }, {}],
    ['by another key', { key: 'x' }, {}],
  ])('%s', (_, press, place) => {
    expect(isCommand('K', { ...COMMAND, ...press }, { ...PAGE, ...place })).toBe(false)
  })
})
