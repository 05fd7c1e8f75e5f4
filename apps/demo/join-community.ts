import sharp from 'sharp'
import { suspendSession } from '#features/history/server/suspend-session.ts'
import { updateHolder as contract } from '#features/holders/contract.ts'
import { updateHolder } from '#features/holders/server/update-holder.ts'
import { nameClaim } from '#features/issuing/server/name-claim.ts'
import { claimToken } from '#features/mailing/server/claim-token.ts'
import { leaveIssuer } from '#features/members/communities/server/leave-issuer.ts'
import { endSession, openSession } from '#platform/access/sessions.ts'
import { galleryPicture } from './gallery-picture.ts'
import { PEOPLE, type Person } from './people.ts'
import { FORMER_MEMBERS, SUSPENDED_MEMBERS } from './sends.ts'
import type { Stage } from './stage.ts'
import { takeBadge } from './take-badge.ts'

/** Cards are suspended, and members leave, this many days before the demo is filled, one after the other. */
const SUSPENDED_DAYS_AGO = 40
const LEFT_DAYS_AGO = 30
const STEP_DAYS = 4
const PORTRAIT_SIZE = 192

/** Collects a membership card, names the wallet, and later suspends the card or leaves where the demo says so. */
export async function joinCommunity(stage: Stage, person: Person, claimId: string) {
  const anyone = stage.context({ kind: 'anyone' })
  if (person.told) await nameClaim(anyone, { token: claimToken(anyone.config, claimId, 1), name: person.told })
  const taken = await takeBadge(stage, person, claimId)
  const { holderId } = taken
  stage.members.set(person.email, holderId)
  await nameWallet(stage, person, holderId)
  const at = PEOPLE.indexOf(person)
  const suspended = SUSPENDED_MEMBERS.people.indexOf(at)
  const left = FORMER_MEMBERS.indexOf(at)
  if (suspended >= 0)
    stage.play(SUSPENDED_DAYS_AGO - suspended * STEP_DAYS, async (stage) => {
      await suspendSession(stage.admin(), { challenge: claimId, reason: SUSPENDED_MEMBERS.reason })
    })
  if (left >= 0)
    stage.play(LEFT_DAYS_AGO - left * STEP_DAYS, async (stage) => {
      await leaveIssuer(stage.holder(holderId), { issuerId: stage.issuerId })
      stage.members.delete(person.email)
    })
  return taken
}

async function nameWallet(stage: Stage, { pseudo, picture, language }: Person, holderId: string): Promise<void> {
  if (!pseudo && !picture) return
  const file = picture ? await portraitOf(picture) : undefined
  const anyone = stage.context({ kind: 'anyone' })
  const { id: sessionId } = await openSession(anyone, { kind: 'wallet', holderId })
  const holder = stage.context({ kind: 'holder', sessionId, holderId, isProven: true } as const)
  await updateHolder(holder, contract.input.parse({ pseudo, lang: language, file }))
  await endSession(anyone, sessionId)
}

/** Small, and each made once: decoding the whole picture for every person would take seconds. */
const portraits = new Map<string, Promise<File>>()

function portraitOf(picture: string): Promise<File> {
  const made = portraits.get(picture) ?? smallPicture(picture)
  portraits.set(picture, made)
  return made
}

async function smallPicture(picture: string): Promise<File> {
  const whole = await galleryPicture(picture)
  const small = await sharp(await whole.arrayBuffer())
    .resize(PORTRAIT_SIZE)
    .png()
    .toBuffer()
  return new File([new Uint8Array(small)], whole.name, { type: whole.type })
}
