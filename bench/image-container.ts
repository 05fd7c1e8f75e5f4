import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '#testing/server-process.ts'
import type { Buildah } from './buildah.ts'

const PATIENCE_MS = 120_000
const POLL_MS = 50
/** Where the state lies in the container: Buildah keeps a folder that the image declares (/data) to itself. */
const STATE = '/state'

type Declared = { User: string; Cmd: string[]; Healthcheck: { Test: string[] } }

export type Container = Awaited<ReturnType<typeof openContainer>>

/** What an image declares to those who run it. */
function declaredBy(buildah: Buildah, image: string): Declared {
  const { Docker } = JSON.parse(buildah.text(['inspect', '--type', 'image', image])) as { Docker: { config: Declared } }
  return Docker.config
}

/** A container of an image, with `state` as the folder of its data; only this machine can connect to it. */
export async function openContainer(buildah: Buildah, image: string, state: string) {
  const { User: user, Cmd: command, Healthcheck: health } = declaredBy(buildah, image)
  const container = buildah.text(['from', '--pull-never', image])
  const uid = Number(buildah.text(['run', container, '--', 'id', '--user']))
  mkdirSync(state)
  chownSync(state, uid, uid)
  const ports = await freePorts()
  const always = { NODE_ENV: 'development', HOST: '127.0.0.1', DATA_DIR: STATE, CAPTCHA_COST: '1', ...ports }
  const args = (program: string[], settings: Record<string, string> = {}) => {
    const env = Object.entries({ ...always, ...settings }).flatMap(([name, value]) => ['--env', `${name}=${value}`])
    return ['run', '--volume', `${state}:${STATE}`, ...env, container, '--', ...program]
  }
  const run = (program: string[], settings?: Record<string, string>) => buildah.run(args(program, settings))
  return {
    user,
    uid,
    origin: `http://localhost:${ports.PORT}`,
    /** Runs a program to its end and returns its exit code and what it said. */
    run,
    /** The exit code of the image's health check. */
    checkHealth: async () => (await run(health.Test.slice(1))).code,
    /** Starts what the image runs; returns how long it took until `/readyz` answered, and how to stop it. */
    start: async () => {
      const server = buildah.start(args(command), { stdio: ['ignore', 'ignore', 'inherit'] })
      // A failed measurement must not leave it running.
      process.once('exit', () => server.kill('SIGKILL'))
      const startMs = await untilReady(`http://localhost:${ports.PORT}`)
      const stop = () => {
        const ended = exitCode(server)
        // As its supervisor would; Buildah itself, asked to end, kills.
        process.kill(Number.parseInt(readFileSync(join(state, 'embedded.lock'), 'utf8'), 10), 'SIGTERM')
        return ended
      }
      return { startMs, stop }
    },
  }
}

/** A process that a signal ended has none; it counts as 1. */
async function exitCode(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

async function untilReady(origin: string): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < PATIENCE_MS) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return performance.now() - started
    await wait(POLL_MS)
  }
  throw new Error('The server in the container did not become ready')
}
