import { renameSync, writeFileSync } from 'node:fs'
import { expect, type Locator, type PlaywrightWorkerArgs } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { STEP_SECONDS } from '#features/door/rules.ts'
import { BROWSER_ARGS } from './browser-args.ts'

const FRAMES = 20

/**
 * A browser whose camera shows the film at `file`; the film is read when the camera starts, so it may be created later.
 */
export function launchWithCamera({ playwright }: Pick<PlaywrightWorkerArgs, 'playwright'>, file: string) {
  return playwright.chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [
      ...BROWSER_ARGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
}

/** Films an element of a page, as a camera would see it, into an .mjpeg file. */
export async function film(element: Locator, file: string): Promise<void> {
  const code = await element.screenshot()
  await write(file, [{ input: await sharp(code).resize({ height: 360 }).toBuffer() }])
}

/** Films a code that changes every 15 seconds, early in its time, so that it is valid until the camera has shown it. */
export async function filmFresh(element: Locator, file: string): Promise<void> {
  const age = () => Math.floor(Date.now() / 1000) % STEP_SECONDS
  await expect.poll(() => age() >= 1 && age() < STEP_SECONDS / 2, { intervals: [200] }).toBe(true)
  await film(element, file)
}

/** Films an empty screen: a camera that starts later no longer sees the code before. */
export function filmNothing(file: string): Promise<void> {
  return write(file, [])
}

/**
 * The film before is replaced, not overwritten: the browser reads it as mapped memory, and a running camera whose file
 * shrinks fails.
 */
async function write(file: string, seen: OverlayOptions[]): Promise<void> {
  const frame = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a8a90' } })
    .composite(seen)
    .jpeg({ quality: 90 })
    .toBuffer()
  writeFileSync(`${file}.new`, Buffer.concat(Array.from({ length: FRAMES }, () => frame)))
  renameSync(`${file}.new`, file)
}
