import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { COMMANDS, OPERATOR_PROGRAMS } from '../commands.mjs'
import { NEEDS_FILE, type Needs } from '../vite/own-urls.ts'
import { packageFolders } from './package-folders.ts'

/** What else an image has: its health check, and the terms under which it is passed on. */
const BESIDE = ['deploy/health.mjs', 'LICENSE', 'NOTICE', '.npmrc']
const STAMP = /(?:^|[\\/])\.(?:blazon-[\w-]+|version)$/
/** What packages bring for people who develop with them. */
const NOT_RUN = /\.(?:map|d\.[cm]?ts)$/

type Manifest = { scripts: Record<string, string> } & Record<string, unknown>

/**
 * Copies into a new folder what a built Blazon needs to run, and nothing else: the build, the files and packages that the built
 * server and commands name (`needs.json`), and a package.json with the commands of operators. Fails when one is missing.
 */
export function collectImage(root: string, folder: string): void {
  const needs = JSON.parse(readFileSync(join(root, 'dist', 'server', NEEDS_FILE), 'utf8')) as Needs
  const files = needs.files.filter((path) => path !== 'package.json' && path !== 'dist' && !path.startsWith('dist/'))
  const copy = (path: string, isWanted: (source: string) => boolean) => {
    if (!existsSync(join(root, path))) throw new Error(`${path} is missing, and Blazon does not run without it`)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: isWanted })
  }
  mkdirSync(folder)
  copy('dist', (source) => !STAMP.test(source))
  for (const path of [...files, ...BESIDE]) copy(path, () => true)
  for (const path of packageFolders(root, needs.packages)) {
    const own = join(root, path)
    copy(path, (source) => !NOT_RUN.test(source) && source !== join(own, 'node_modules'))
  }
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(imageManifest(manifest), null, 2)}\n`)
}

/** The package.json of an image: `npm run backup` is there as it is in a checkout, and runs the built command. */
export function imageManifest({ name, version, license, scripts }: Manifest): Manifest {
  const commands = Object.entries(scripts).flatMap(([script, line]) => {
    const program = COMMANDS[/^node tools\/run[.]mjs ([\w-]+)$/.exec(line)?.[1] ?? '']?.program[0] ?? ''
    const built = `node dist/server/${basename(program, '.ts')}.mjs`
    return OPERATOR_PROGRAMS.includes(program) ? [[script, built] as const] : []
  })
  const start = 'exec node dist/server/main.mjs'
  return { name, version, license, private: true, type: 'module', scripts: { start, ...Object.fromEntries(commands) } }
}
