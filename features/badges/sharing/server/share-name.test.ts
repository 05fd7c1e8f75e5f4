import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardSpec } from '#card/card-spec.ts'
import { drawPreview } from '#card/png.ts'
import { updateHolder } from '#features/holders/contract.ts'
import { removeOwnName, setOwnName } from '#features/names/contract.ts'
import { writeNames } from '#features/names/server/write-names.ts'
import { embedPictures } from '#features/templates/server/card-png.ts'
import { pictureFile, signUpIssuer } from '#features/templates/server/testing-issuer.ts'
import { openWorld, type World } from '#testing/world.ts'
import * as contract from '../../contract.ts'
import { issueForTest, publishForTest } from '../../server/testing-badge.ts'

const PSEUDO = 'Wallet Wendy'
const GIVEN = 'Léa Moreau'
const LISTED = 'LEA MOREAU'

let world: World
let issuer: Awaited<ReturnType<typeof signUpIssuer>>
let templateId: string

beforeAll(async () => {
  world = await openWorld()
  issuer = await signUpIssuer(world, 'Northside Makers')
  templateId = await publishForTest(issuer.ctx, { name: 'Laser cutter' })
})
afterAll(() => world.close())

/** A shared badge of somebody new, whom the community's list calls `LISTED`. */
async function openPage(email: string, category?: Parameters<typeof publishForTest>[1]) {
  const { ctx } = issuer
  const badge = await issueForTest(ctx, category ? await publishForTest(ctx, category) : templateId, email)
  const { id: badgeId, token, holder } = badge
  const { issuerId } = ctx.actor
  await writeNames(world.ctx(), [{ issuerId, holderId: holder.id, given: '', listed: LISTED, email }])
  const { shareUrl } = await world.call(contract.createShare, { badgeId }, { token })
  const path = new URL(shareUrl).pathname
  const shareId = path.split('/').at(-1) ?? ''
  const { host } = new URL(world.config.publicUrl)
  const get = async (url: string) => world.app.inject({ url, headers: { host } })
  const held = async () =>
    (await world.call(contract.listHeld, {}, { token })).badges.find(({ id }) => id === badgeId) as { ownName: string }
  return {
    badge,
    badgeId,
    token,
    issuerId,
    path,
    get,
    held,
    tell: (name: string) => world.call(setOwnName, { issuerId, name }, { token }),
    call: (pseudo: string) => world.call(updateHolder, { pseudo, lang: 'en' }, { token }),
    show: (showsName: boolean) => world.call(contract.updateShare, { badgeId, showsName }, { token }),
    page: () => world.call(contract.getShare, { shareId }),
    verification: () => world.call(contract.verifyBadge, { badgeId }),
    preview: async () => (await get(`${path}/card.png`)).rawPayload,
    /** Everything that anyone can read of the badge, besides pictures. */
    said: async () => {
      const credential = JSON.stringify(badge.credential)
      const brought = new File([credential], 'badge.json', { type: 'application/json' })
      const shown = await world.call(contract.getShare, { shareId }).catch(() => '')
      const answers = [
        ...[shown, await world.call(contract.verifyBadge, { badgeId })],
        await world.call(contract.verifyAny, { file: brought }),
      ]
      const urls = [path, path.replace('share', 'embed'), `/verify/${badgeId}`, `/credentials/${badgeId}`]
      const bodies = await Promise.all(urls.map(async (url) => (await get(url)).body))
      return JSON.stringify(answers) + bodies.join('') + credential
    },
  }
}

test('shows the name on the page, its verification and its picture only while the holder says so', async () => {
  const lea = await openPage('lea@example.org')
  await lea.call(PSEUDO)
  await lea.tell(GIVEN)
  const unnamed = await lea.preview()
  expect(await lea.page()).toMatchObject({ holderName: '' })
  const saidOff = await lea.said()
  for (const name of [PSEUDO, GIVEN, LISTED]) expect(saidOff).not.toContain(name)

  await lea.show(true)
  const page = await lea.page()
  expect(page).toMatchObject({ holderName: GIVEN, card: { holderName: GIVEN } })
  expect(await lea.verification()).toMatchObject({ holderName: GIVEN })
  const named = await lea.preview()
  expect(named.equals(unnamed)).toBe(false)
  expect(named.equals(await drawPreview(await embedPictures(world.ctx(), page.card as CardSpec)))).toBe(true)
  const saidOn = await lea.said()
  for (const name of [PSEUDO, LISTED]) expect(saidOn).not.toContain(name)
  expect(JSON.stringify(lea.badge.credential)).not.toContain(GIVEN)

  await lea.show(false)
  expect(await lea.said()).not.toContain(GIVEN)
  expect((await lea.preview()).equals(unnamed)).toBe(true)
})

test('shows no name any more once the page is off, nor on the next page', async () => {
  const lea = await openPage('lea.off@example.org')
  await lea.tell(GIVEN)
  await lea.show(true)
  await world.call(contract.endShare, { badgeId: lea.badgeId }, { token: lea.token })
  expect(await lea.said()).not.toContain(GIVEN)
  await expect(lea.show(true)).rejects.toMatchObject({ status: 404 })
  await world.call(contract.createShare, { badgeId: lea.badgeId }, { token: lea.token })
  expect(await lea.said()).not.toContain(GIVEN)
})

test("takes the name that the holder told the community, else the wallet's, never the list's", async () => {
  const lea = await openPage('lea.names@example.org')
  expect(await lea.held()).toMatchObject({ ownName: '', showsName: false })
  await expect(lea.show(true)).rejects.toMatchObject({ status: 409, key: 'ownNameMissing' })
  await lea.call(PSEUDO)
  expect(await lea.show(true)).toEqual({ showsName: true })
  expect(await lea.held()).toMatchObject({ ownName: PSEUDO, showsName: true })
  expect(await lea.page()).toMatchObject({ holderName: PSEUDO })
  await lea.tell(GIVEN)
  expect(await lea.page()).toMatchObject({ holderName: GIVEN })
  await world.call(removeOwnName, { issuerId: lea.issuerId }, { token: lea.token })
  await lea.call('')
  expect(await lea.page()).toMatchObject({ holderName: '' })
  expect(await lea.said()).not.toContain(LISTED)
})

test('keeps the name out of a membership card that is shared without it', async () => {
  const lea = await openPage('lea.member@example.org', { category: 'membership', image: await pictureFile(856, 540) })
  await lea.call(PSEUDO)
  await lea.tell(GIVEN)
  const { card } = await lea.page()
  expect(card.holderName).toBeUndefined()
  await lea.show(true)
  expect((await lea.page()).card).toMatchObject({ holderName: GIVEN })
})

test("lets nobody else show a holder's name", async () => {
  const lea = await openPage('lea.own@example.org')
  await lea.tell(GIVEN)
  const { token } = await issueForTest(issuer.ctx, templateId, 'other@example.org')
  const foreign = world.call(contract.updateShare, { badgeId: lea.badgeId, showsName: true }, { token })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
  expect(await lea.page()).toMatchObject({ holderName: '' })
})
