import { appendFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const GRAVE = ['serious', 'critical']
/** Where `npm run look -- axe` collects findings in light and dark; without it only the current scheme is checked. */
const FINDINGS = process.env.AXE_FINDINGS

/**
 * Expects that axe finds nothing serious or critical on the current page, and that nothing sticks out of its width; for the
 * report it only records the findings.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  if (FINDINGS) return noteFindings(page, name, FINDINGS)
  const grave = (await look(page)).filter(({ impact }) => GRAVE.includes(impact))
  expect(grave, `${name} is accessible`).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(tooWide, `${name} fits its width`).toBeLessThanOrEqual(0)
}

/** All findings of axe on a page, once it is idle. */
async function look(page: Page) {
  // A part that is not drawn, since it is out of view, has transitions whose end is never told.
  await page.evaluate(() => {
    const isDrawn = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({ contentVisibilityAuto: true })
    const running = document.getAnimations().filter(isDrawn)
    return Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
  })
  // A page without frames needs no second page that joins their results; of what passes nothing is read.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, impact: impact ?? 'minor', target, failureSummary })),
  )
}

async function noteFindings(page: Page, name: string, file: string): Promise<void> {
  const before = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const path = new URL(page.url()).pathname.replace(/[\w.-]{20,}/g, '...')
  const width = page.viewportSize()?.width ?? 0
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.waitForFunction(isIn, colorScheme)
    const found = await look(page)
    await appendFile(file, `${JSON.stringify({ name, path, width, colorScheme, found })}\n`)
  }
  await page.emulateMedia({ colorScheme: before ? 'dark' : 'light' })
}

/** Whether a page has had a colour scheme for two frames, so that its colours have begun to change. */
async function isIn(scheme: string): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const taken = document.documentElement.getAttribute('data-mantine-color-scheme')
  return taken === null || taken === scheme
}
