import { OTHER_HOST, openTestWeb } from '#platform/outgoing/testing-web.ts'
import { openWorld } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { VERIFICATIONS } from '../../rules.ts'

/** A world whose verification page is asked about badges of another host (`at`, by its other name `elsewhere`). Close it. */
export async function openVisits() {
  const web = await openTestWeb()
  const world = await openWorld({ network: web.network })
  return {
    web,
    world,
    at: (path: string) => web.origin + path,
    elsewhere: (path: string) => `https://${OTHER_HOST}:${web.port}${path}`,
    check: (content: string | object | Uint8Array) => {
      const part = content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content)
      return world.call(contract.verifyAny, { file: new File([part as BlobPart], 'badge') })
    },
    link: (url: string) => world.call(contract.verifyAny, { url }),
    /** Networks are rate-limited; each test is a new visit. */
    leave: () => {
      web.requests.length = 0
      world.advance(VERIFICATIONS.seconds * 1000)
    },
    close: async () => {
      await world.close()
      await web.close()
    },
  }
}
