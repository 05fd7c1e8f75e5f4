import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS, commandOf } from './commands.mjs'

test('each program of the table exists', () => {
  const absent = Object.values(COMMANDS).filter(({ program }) => program[0] === undefined || !existsSync(program[0]))
  expect(absent).toEqual([])
})

test('package.json offers every command of the table, and no other', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const reached = Object.values(scripts).flatMap((script) => /^node tools\/run[.]mjs (\S+)$/.exec(script)?.[1] ?? [])
  const names = Object.keys(COMMANDS).map((name) => name.split(' ')[0])
  expect(reached.sort()).toEqual([...new Set(names)].sort())
})

test('a command has one or two words, followed by its arguments', () => {
  expect(commandOf(['bench', 'door', 'races'])).toEqual({ command: COMMANDS.bench, args: ['door', 'races'] })
  expect(commandOf(['look', 'axe', '--headed'])).toEqual({ command: COMMANDS['look axe'], args: ['--headed'] })
  expect(commandOf(['backup'])).toEqual({ command: COMMANDS.backup, args: [] })
  expect(commandOf(['look', 'gone']).command).toBeUndefined()
})
