import { expect } from '@playwright/test'
import { buildBadge } from '#credentials/badges/build-badge.ts'
import { newSalt } from '#credentials/badges/email-hash.ts'
import { bundledLoader } from '#credentials/contexts/document-loader.ts'
import { CREDENTIALS_CONTEXT, type Credential, OPEN_BADGES_CONTEXT } from '#credentials/credential.ts'
import { generateIssuingKey, openIssuingKey } from '#credentials/keys/issuing-key.ts'
import { signCredential } from '#credentials/signing/sign.ts'
import { badgeInput, HOLDER } from '#credentials/test-issuer.ts'
import { findingSentences } from '#features/badges/findings/texts.ts'
import { STANDARD_NAMES } from '#features/badges/rules.ts'
import { badgeProblems } from '#features/badges/texts.ts'
import { endorsementWords, olderWords, recipientWords } from '#features/badges/verification/foreign-texts.ts'
import { checkPageWords } from '#features/badges/verification/page-texts.ts'
import { adviceWords, verdictHeadings } from '#features/badges/verification/verdict-texts.ts'
import { expectAccessible } from './axe.ts'
import { typeInto } from './keyboard-steps.ts'
import { test } from './own-world.ts'

import { words } from './words.ts'

const ADDRESS = 'lea@example.org'
const loader = bundledLoader()

/** Somebody with a key that is its own identifier. */
function openSigner() {
  const made = generateIssuingKey()
  const did = `did:key:${made.publicKeyMultibase}`
  const key = openIssuingKey(did, made.secretKey)
  return { did, sign: (credential: Credential) => signCredential(credential, { key, loader, now: new Date() }) }
}

/** A badge of another site, endorsed by a federation. */
async function makeEndorsed() {
  const [school, federation] = [openSigner(), openSigner()]
  const id = 'urn:uuid:11111111-1111-4111-8111-111111111111'
  const { validUntil: _, ...input } = badgeInput(school.did)
  const holder = { did: HOLDER, email: { address: ADDRESS, salt: newSalt() } }
  // Its list would be asked for.
  const { credentialStatus: __, ...badge } = buildBadge({ ...input, id, holder })
  const endorsement = await federation.sign({
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
    id: 'urn:uuid:44444444-4444-4444-8444-444444444444',
    type: ['VerifiableCredential', 'EndorsementCredential'],
    name: 'Endorsement',
    issuer: { id: federation.did, type: ['Profile'], name: 'Sailing Federation' },
    validFrom: '2026-01-03T00:00:00Z',
    credentialSubject: { id, type: ['EndorsementSubject'], endorsementComment: 'We ask for it at level 1.' },
  } as unknown as Credential)
  return school.sign({ ...badge, endorsement: [endorsement] } as unknown as Credential)
}

test.describe('a badge that another site signed', () => {
  test.use({ refusals: { '/api/v1/verifications': 422 } })

  test('says who endorses it, and whether it is mine', async ({ world, visitor: page, language, shot }) => {
    const checkPage = words(checkPageWords, language)
    const recipient = words(recipientWords, language)
    const endorsements = words(endorsementWords, language)
    const text = JSON.stringify(await makeEndorsed())
    const paste = async (pasted: string) => {
      await page.getByLabel(checkPage.paste()).focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(pasted)
      await page.getByRole('button', { name: checkPage.check(), exact: true }).click()
    }

    await test.step('a text that was cut is refused, and stays to be mended', async () => {
      await page.goto(`${world.config.publicUrl}/verify`)
      await paste(text.slice(0, -20))
      await expect(page.getByRole('alert')).toHaveText(words(badgeProblems, language).textBroken())
      await paste(text)
    })
    await test.step('it is genuine, given to a hashed address, and endorsed', async () => {
      const heading = words(verdictHeadings, language).genuine()
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(page.getByText(recipient.hashed())).toBeVisible()
      const endorsement = page.getByRole('article')
      await expect(endorsement).toContainText('We ask for it at level 1.')
      await expect(endorsement).toContainText(endorsements.signed())
      await expectAccessible(page, 'endorsed')
      await shot(page, 'verdict-endorsed')
    })
    await test.step('another address, and then the right one', async () => {
      const field = page.getByLabel(recipient.email())
      await typeInto(field, 'leo@example.org')
      await page.getByRole('button', { name: recipient.compare() }).click()
      await expect(page.getByText(recipient.other())).toBeVisible()
      await typeInto(field, 'Lea@example.org')
      await expect(page.getByText(recipient.other())).toBeHidden()
      await field.press('Enter')
      await expect(page.getByText(recipient.same())).toBeVisible()
    })
  })
})

/** A badge of Open Badges 2.0, as a school's site publishes it. */
function publishOlder({ origin, serve }: { origin: string; serve: (path: string, body: string) => void }) {
  const at = (path: string) => origin + path
  const context = 'https://w3id.org/openbadges/v2'
  const assertion = {
    '@context': context,
    type: 'Assertion',
    id: at('/a/1'),
    recipient: { type: 'email', hashed: false, identity: ADDRESS },
    badge: at('/b/wheels'),
    issuedOn: '2020-09-09T09:00:00Z',
    verification: { type: 'HostedBadge' },
  }
  const wheels = { name: 'Wheel building', description: 'Builds a wheel', criteria: { narrative: 'Build one' } }
  const badge = { '@context': context, type: 'BadgeClass', id: at('/b/wheels'), ...wheels, issuer: at('/issuer') }
  const issuer = { '@context': context, type: 'Issuer', id: at('/issuer'), name: 'Maison du vélo', url: origin }
  for (const [path, body] of [
    ['/a/1', assertion],
    ['/b/wheels', badge],
    ['/issuer', issuer],
  ] as const) {
    serve(path, JSON.stringify(body))
  }
  return assertion
}

test('a badge of Open Badges 2.0 is genuine as long as its site says so', async ({
  world,
  web,
  visitor: page,
  language,
  shot,
}) => {
  const checkPage = words(checkPageWords, language)
  const headings = words(verdictHeadings, language)
  const assertion = publishOlder(web)
  const host = new URL(web.origin).host
  const paste = async (pasted: string) => {
    await page.goto(`${world.config.publicUrl}/verify`)
    await page.getByLabel(checkPage.paste()).focus()
    await page.keyboard.insertText(pasted)
    await page.getByRole('button', { name: checkPage.check(), exact: true }).click()
  }
  const heading = (name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await test.step('its text, pasted', async () => {
    await paste(JSON.stringify(assertion))
    await heading(headings.genuine())
    await expect(page.getByText(STANDARD_NAMES.ob2, { exact: true })).toBeVisible()
    await expect(page.getByText('l•••••@example.org')).toBeVisible()
    await expect(page.getByText(words(olderWords, language).hosted())).toBeVisible()
    await expectAccessible(page, 'hosted')
    await shot(page, 'verdict-hosted')
  })
  await test.step('with another date than the site publishes', async () => {
    await paste(JSON.stringify({ ...assertion, issuedOn: '2019-09-09T09:00:00Z' }))
    await heading(headings.notGenuine())
    const sentence = words(findingSentences, language)['hosted.publishedOther']({ host })
    await expect(page.getByRole('list').getByRole('listitem').first()).toContainText(sentence)
  })
  await test.step('when the site is silent', async () => {
    web.serve('/a/1', (_, response) => void response.writeHead(503).end())
    await paste(JSON.stringify(assertion))
    await heading(headings.notChecked())
    await expect(page.getByText(words(adviceWords, language).later())).toBeVisible()
  })
})
