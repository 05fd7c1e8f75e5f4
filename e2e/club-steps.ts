import type { Language } from '#base/text.ts'
import { issuerOf, signUpByCalls } from './issuer-calls.ts'
import { wide } from './picture.ts'
import type { Blazon } from './running-server.ts'

/**
 * A community of one journey alone, with a membership card; the worker's has none, and other journeys rely on that.
 * `invite` sends the card and returns the claim link.
 */
export async function openClub(blazon: Blazon, language: Language, { name, email }: { name: string; email: string }) {
  const club = issuerOf(blazon, language, email, await signUpByCalls(blazon, language, email, name))
  const image = new File([await wide('#0F5C57')], 'card.png', { type: 'image/png' })
  const card = await club.publish('', { category: 'membership', image })
  const invite = async (person: string) => (await club.send(card, [person]))[0] ?? ''
  return { club, invite }
}
