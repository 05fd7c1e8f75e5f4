import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installedOnly, licenceList } from './inventory.mjs'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'blazon-inventory-'))
  const add = (name: string, license: string, files: string[]) => {
    const folder = join(root, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }))
    for (const file of files) writeFileSync(join(folder, file), `${file} of ${name}\n`)
  }
  add('used', 'MIT', ['LICENSE', 'README.md', 'NOTICE.txt'])
  add('tool', 'MIT', ['LICENSE'])
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/used': { version: '1.2.3' },
    'node_modules/tool': { version: '1.2.3', dev: true },
    'node_modules/of-another-system': { version: '1.2.3', optional: true },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test("the list of licences has exactly the texts of the product's packages", () => {
  const list = licenceList(root)
  expect(list).toContain('used 1.2.3 - MIT')
  expect(list).toContain('LICENSE of used')
  expect(list).toContain('NOTICE.txt of used')
  expect(list).not.toMatch(/README|tool|another/)
})

test('the list of components leaves out the packages of other systems', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1.2.3` })
  const used = { ref: 'used@1.2.3', dependsOn: ['tool@1.2.3', 'of-another-system@1.2.3'] }
  const bill = {
    components: [component('used'), component('of-another-system')],
    dependencies: [used, { ref: 'of-another-system@1.2.3' }],
  }
  expect(installedOnly(root, bill)).toEqual({
    components: [component('used')],
    dependencies: [{ ref: 'used@1.2.3', dependsOn: ['tool@1.2.3'] }],
  })
})
