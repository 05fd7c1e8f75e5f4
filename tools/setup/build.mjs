import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, listFiles, readStamp } from './hash-files.mjs'
import { pinnedEnvironment } from './pinned-node.mjs'
import { runCommand } from './run-command.mjs'
import { SetupFailure } from './setup-failure.mjs'

export const APPS = ['studio', 'wallet']
/** The server as it is built, relative to the root. */
export const BUILT_SERVER = 'dist/server/main.mjs'
const SHARED = ['ui', 'card', 'base', 'credentials', 'tools/vite', 'gallery', 'package-lock.json', 'tsconfig.json']

/**
 * Every source file of the browser apps, relative to the root.
 * @param {string} root
 */
export function listBuildSources(root) {
  const paths = [...SHARED, ...APPS.map((app) => `apps/${app}`), 'features']
  const isBuilt = (/** @type {string} */ file) =>
    !/^features\/(([^/]+\/){1,3}server\/|[^/]+\/types\/server\.ts$)|\.(test|demo)\.tsx?$/.test(file)
  return listFiles(root, paths, isBuilt)
}

/**
 * Every source file of the server, relative to the root.
 * @param {string} root
 */
function listServerSources(root) {
  const isSource = (/** @type {string} */ file) => /\.(ts|json|mjs)$/.test(file) && !/\.(test|demo)\.ts$/.test(file)
  const paths = ['base', 'card', 'credentials', 'features', 'platform', 'ui', 'apps/server', 'apps/demo']
  const tools = ['tools/vite/own-urls.ts', 'tools/vite/run-at-build.ts', 'tools/commands.mjs', 'tools/verify-proof.ts']
  return listFiles(root, [...paths, ...tools, 'package-lock.json'], isSource)
}

/**
 * Builds studio, wallet and server into dist/ when their sources changed since the last build; a failed build leaves no
 * stamp.
 * @param {string} root
 * @param {string} node
 */
export async function buildWhenStale(root, node) {
  await Promise.all([
    buildStale(root, node, { apps: APPS, stamp: '.blazon-build-hash', sources: listBuildSources(root) }),
    buildStale(root, node, { apps: ['server'], stamp: '.blazon-server-hash', sources: listServerSources(root) }),
  ])
}

/**
 * @param {string} root
 * @param {string} node
 * @param {{ apps: string[], stamp: string, sources: string[] }} built
 */
async function buildStale(root, node, { apps, stamp, sources }) {
  const stampFile = join(root, 'dist', stamp)
  const hash = hashFiles(root, sources)
  if (readStamp(stampFile) === hash) return
  console.log(`Building ${apps.join(' and ')}...`)
  rmSync(stampFile, { force: true })
  const builds = await Promise.all(
    apps.map(async (app) => ({
      app,
      ...(await runCommand(node, viteArguments(root, app), { cwd: root, env: pinnedEnvironment(root), quiet: true })),
    })),
  )
  for (const { app, code, output } of builds) {
    if (code === 0) continue
    console.error(output)
    throw new SetupFailure(`The ${app} could not be built (exit code ${code}); what Vite says stands above.`)
  }
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampFile, hash)
}

/**
 * Rebuilds studio and wallet as their sources change, until the process ends; resolves when one of them ends.
 * @param {string} root
 * @param {string} node
 */
export function watchBuilds(root, node) {
  rmSync(join(root, 'dist', '.blazon-build-hash'), { force: true })
  const options = { cwd: root, env: pinnedEnvironment(root) }
  return Promise.race(APPS.map((app) => runCommand(node, [...viteArguments(root, app), '--watch'], options)))
}

/**
 * @param {string} root
 * @param {string} app
 */
function viteArguments(root, app) {
  const out = join(root, 'dist', app)
  const config = `apps/${app}/vite.config.ts`
  return ['node_modules/vite/bin/vite.js', 'build', `apps/${app}`, '--config', config, '--outDir', out, '--emptyOutDir']
}
