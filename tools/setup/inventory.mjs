import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, readStamp } from './hash-files.mjs'
import { runCommand } from './run-command.mjs'

/**
 * Writes the product's packages when the lock file changed: dist/sbom.cdx.json (CycloneDX, by `npm sbom`) and
 * dist/licences.txt. With an npm that is too old, the first is left out with a message: neither is needed to run.
 * @param {string} root
 */
export async function writeInventoryWhenStale(root) {
  const stampFile = join(root, 'dist', '.blazon-inventory-hash')
  const hash = hashFiles(root, ['package-lock.json', 'tools/setup/inventory.mjs'])
  if (readStamp(stampFile) === hash) return
  console.log('Listing the packages and their licences...')
  rmSync(stampFile, { force: true })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, 'dist', 'licences.txt'), licenceList(root))
  const bill = await billOfMaterials(root)
  if (bill === undefined) return console.error('This npm writes no list of packages (npm sbom); npm 10 or newer does.')
  writeFileSync(join(root, 'dist', 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  writeFileSync(stampFile, hash)
}

/** @param {string} root */
async function billOfMaterials(root) {
  // From the lock file, because npm misses the tools in an install that left them out.
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--loglevel', 'silent']
  const { code, output } = await runCommand('npm', args, {
    cwd: root,
    quiet: true,
    shell: process.platform === 'win32',
  })
  if (code !== 0) return undefined
  const bill = JSON.parse(output.slice(output.indexOf('{')))
  // npm names it after its folder.
  bill.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name
  return installedOnly(root, bill)
}

/**
 * A CycloneDX list without the packages of other platforms, which the lock file names too.
 * @template {{ components: { 'bom-ref': string }[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bill
 * @param {string} root
 * @param {Bill} bill
 * @returns {Bill}
 */
export function installedOnly(root, bill) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const refOf = (/** @type {string} */ path) => `${path.split('node_modules/').at(-1)}@${packages[path].version}`
  const [installed, refs] = [new Set(), new Set()]
  for (const path of Object.keys(packages)) (existsSync(join(root, path)) ? installed : refs).add(refOf(path))
  for (const ref of installed) refs.delete(ref)
  return {
    ...bill,
    components: bill.components.filter((component) => !refs.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((needed) => !refs.has(needed)) })),
  }
}

/**
 * Every installed package of the product with version, licence and licence texts.
 * @param {string} root
 */
export function licenceList(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const paths = Object.keys(packages).filter(
    (path) => path !== '' && !packages[path].dev && existsSync(join(root, path)),
  )
  const entries = paths.sort().map((path) => {
    const folder = join(root, path)
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const title = `${name} ${version} - ${typeof license === 'string' ? license : (license?.type ?? 'see its text')}`
    const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file))
    const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
    return [`${title}\n${'='.repeat(title.length)}`, ...texts].join('\n\n')
  })
  return `${entries.join('\n\n\n')}\n`
}
