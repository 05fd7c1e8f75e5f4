import { execFileSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles } from './changed-files.mjs'
import { plantTree } from './plant-tree.ts'

function repository() {
  const root = plantTree({ 'base/a.ts': 'a', 'base/b.ts': 'b', '.gitignore': 'ignored' })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root })
  const commit = (subject: string) => {
    git('add', '-A')
    git('commit', '-q', '-m', subject)
  }
  git('init', '-q', '-b', 'main')
  commit('first')
  const write = (path: string) => writeFileSync(join(root, path), `changed ${path}`)
  return { root, git, commit, write }
}

test('on main: what is not committed, with new and deleted files', () => {
  const { root, write } = repository()
  write('base/a.ts')
  write('base/new.ts')
  write('ignored')
  rmSync(join(root, 'base/b.ts'))
  expect(changedFiles(root).files).toEqual(['base/a.ts', 'base/b.ts', 'base/new.ts'])
})

test('on main with nothing open: the last commit', () => {
  const { root, write, commit } = repository()
  write('base/b.ts')
  commit('second')
  expect(changedFiles(root)).toEqual({ since: 'the commit before the last', files: ['base/b.ts'] })
})

test('on a branch: its commits and what is open, without what main got since', () => {
  const { root, git, write, commit } = repository()
  git('checkout', '-q', '-b', 'topic')
  write('base/a.ts')
  commit('on the branch')
  git('checkout', '-q', 'main')
  write('base/b.ts')
  commit('on main')
  git('checkout', '-q', 'topic')
  write('base/new.ts')
  expect(changedFiles(root).files).toEqual(['base/a.ts', 'base/new.ts'])
})

test('a branch without a change has none', () => {
  const { root, git } = repository()
  git('checkout', '-q', '-b', 'topic')
  expect(changedFiles(root).files).toEqual([])
})

test('a renamed file counts under both names', () => {
  const { root, git } = repository()
  renameSync(join(root, 'base/a.ts'), join(root, 'base/c.ts'))
  git('add', '-A')
  expect(changedFiles(root).files).toEqual(['base/a.ts', 'base/c.ts'])
})

test('a folder outside of Git is refused with a sentence', () => {
  expect(() => changedFiles(plantTree({}))).toThrow('nothing tells what changed')
})
