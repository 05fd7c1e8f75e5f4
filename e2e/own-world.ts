import type { Page } from '@playwright/test'
import { openTestWeb } from '#platform/outgoing/testing-web.ts'
import type { Config } from '#platform/settings/config.ts'
import { freePort } from '#testing/free-port.ts'
import { openWorld, type World } from '#testing/world.ts'
import { test as base } from './blazon.ts'
import { rejectCookies, settleFirstVisit } from './cookies.ts'

type OwnWorld = {
  /** Another host, which only this server reaches. */
  web: Awaited<ReturnType<typeof openTestWeb>>
  featuresOff: Config['featuresOff']
  /** A server in this process, whose database a test can write. */
  world: World
  /** A browser for it, signed out. */
  visitor: Page
}

/** Playwright's `test` with a server of its own. */
export const test = base.extend<OwnWorld>({
  featuresOff: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  web: async ({}, use) => {
    const web = await openTestWeb()
    await use(web)
    await web.close()
  },
  world: async ({ featuresOff, web }, use) => {
    const port = await freePort()
    const config = { port, publicUrl: `http://localhost:${port}`, featuresOff }
    const world = await openWorld({ config, network: web.network })
    await world.app.listen({ port, host: '127.0.0.1' })
    await use(world)
    await world.close()
  },
  visitor: async ({ world, page, context }, use, info) => {
    await settleFirstVisit(context, world.config.publicUrl)
    await rejectCookies(page)
    await use(page)
    // Its stream would be refused, with an error in the console, once the server is closed.
    if (info.errors.length === 0) await page.goto('about:blank')
  },
})
