import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { runCommand } from '../tools/setup/run-command.mjs'

/** Commands of buildah in a storage of its own; each throws when it fails. */
export type Buildah = ReturnType<typeof openBuildah>

/** No daemon, no namespaces and no kernel module: what a container on a small machine or in another one permits. */
const STORAGE = 'vfs'
const ISOLATION = 'chroot'

/** Whether a program is installed. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Buildah with its images and containers in a folder, which `close` empties. */
export function openBuildah(folder: string) {
  const storage = ['--storage-driver', STORAGE, '--root', join(folder, 'root'), '--runroot', join(folder, 'run')]
  const env = { ...process.env, BUILDAH_ISOLATION: ISOLATION }
  const text = (args: string[]) => execFileSync('buildah', [...storage, ...args], { env, encoding: 'utf8' }).trim()
  return {
    /** Runs a command and returns what it prints. */
    text,
    /** Runs a command whose output nobody needs, for at most so many milliseconds. */
    quiet: (args: string[], timeout: number) =>
      void execFileSync('buildah', [...storage, ...args], { env, stdio: 'ignore', timeout }),
    /** Runs a command while others go on; returns its exit code and what it said. */
    run: (args: string[]) => runCommand('buildah', [...storage, ...args], { env, quiet: true }),
    /** Starts a command that goes on. */
    start: (args: string[], options: SpawnOptions) => spawn('buildah', [...storage, ...args], { env, ...options }),
    /** The bytes of an image's files, each once. */
    bytesOf: (image: string) => {
      const container = text(['from', '--pull-never', image])
      const [bytes = ''] = execFileSync('du', ['-s', '--block-size=1', '--apparent-size', text(['mount', container])], {
        encoding: 'utf8',
      }).split('\t')
      text(['rm', container])
      return Number(bytes)
    },
    close: () => void text(['rm', '--all']),
  }
}
