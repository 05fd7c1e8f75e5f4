import { enterLink as enterContract } from '#features/issuing/contract.ts'
import { enterLink } from '#features/issuing/server/enter-link.ts'
import { readClaimToken, readEntryToken } from '#features/mailing/server/claim-token.ts'
import { createSessions as contract } from '#features/sends/contract.ts'
import { createSessions } from '#features/sends/server/create-sessions.ts'
import { makeCaptchaPass } from '#features/sign-in/captcha/server/take-captcha-pass.ts'
import { PEOPLE, type Person } from './people.ts'
import type { DemoLink } from './sends.ts'
import { DAY_MS, type Stage, templateOf } from './stage.ts'
import { takeBadge } from './take-badge.ts'

/** Creates an open link, and makes people claim it one after the other, in the first half of its time. */
export function handOutLink(stage: Stage, link: DemoLink): void {
  const { template, daysAgo, days, didLimit, note } = link
  stage.play(daysAgo, async (stage) => {
    const ctx = stage.admin()
    const templateId = templateOf(stage, template)
    const endDate = new Date(ctx.now().getTime() + days * DAY_MS).toISOString()
    const { links } = await createSessions(ctx, contract.input.parse({ templateId, didLimit, note, endDate }))
    const token = links[0]?.split('/').at(-1) ?? ''
    const people = PEOPLE.slice(link.people[0], link.people[0] + link.people[1])
    const within = Math.min(daysAgo, days / 2)
    people.forEach((person, at) => {
      stage.play(daysAgo - (within * (at + 1)) / (people.length + 1), (stage) => enter(stage, person, token))
    })
  })
}

async function enter(stage: Stage, person: Person, token: string): Promise<void> {
  const ctx = stage.context({ kind: 'anyone' })
  const captchaSolution = makeCaptchaPass(ctx)
  const { code } = await enterLink(ctx, enterContract.input.parse({ token, captchaSolution, lang: person.language }))
  const claimId = readClaimToken(ctx.config, token)?.id ?? ''
  await takeBadge(stage, person, claimId, readEntryToken(ctx.config, code)?.id)
}
