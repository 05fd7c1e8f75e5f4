import type { Output } from '#base/endpoint.ts'
import { say as sentence } from '#base/text.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import type { listChallenges } from '../contract.ts'
import { type ChallengeType, providerOf } from '../rules.ts'
import { challengeForm } from '../studio-texts.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'
import { providerNames } from '../view-texts.ts'

/** How a type is verified on this server, in a sentence. */
export function useWayNote(type: ChallengeType, types: Output<typeof listChallenges>['types']): string {
  const say = useTexts(challengeForm)
  const names = useTexts(providerNames)
  const { language } = useLanguage()
  const provider = providerOf(type)
  if (provider) {
    const isConnected = types.some((one) => one.type === type && one.way === 'connected')
    const values = { provider: names[provider]() }
    return isConnected ? say.connected(values) : say.reviewBecause(values)
  }
  const { note } = TYPES_IN_STUDIO[type]
  return note ? sentence(note, language) : say.own()
}
