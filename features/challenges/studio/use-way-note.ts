import type { Output } from '#base/endpoint.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { listChallenges } from '../contract.ts'
import { BADGE_TYPES, type ChallengeType, providerOf } from '../rules.ts'
import { challengeForm } from '../studio-texts.ts'
import { providerNames } from '../view-texts.ts'

/** How a type is verified on this server, in a sentence. */
export function useWayNote(type: ChallengeType, types: Output<typeof listChallenges>['types']): string {
  const say = useTexts(challengeForm)
  const names = useTexts(providerNames)
  const provider = providerOf(type)
  if (provider) {
    const isConnected = types.some((one) => one.type === type && one.way === 'connected')
    const values = { provider: names[provider]() }
    return isConnected ? say.connected(values) : say.reviewBecause(values)
  }
  if (type === 'vcAuth') return say.byConsent()
  if (type === 'evidence') return say.review()
  if (type === 'ask') return say.asked()
  return BADGE_TYPES.some((one) => one === type) ? say.atOnce() : say.own()
}
