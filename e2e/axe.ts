import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const GRAVE = ['serious', 'critical']

/** Expects that axe finds nothing serious or critical on a page as it stands. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''))
  const found = grave.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  )
  expect(found, `${name} is accessible`).toEqual([])
}
