import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { nameWords } from '../texts.ts'
import { ownNames } from '../wallet-texts.ts'
import type { OwnName } from './use-own-names.ts'

/** The name that a community sees, and whose it is; its list's name also where another one comes first. */
export function SeenName({ own: { givenName, pseudo, listedName, seenName } }: { own: OwnName }) {
  const say = useTexts(ownNames)
  const nobody = useTexts(nameWords)
  const isOnlyListed = !givenName && !pseudo
  return (
    <>
      <Text as="span" block>
        {seenName || nobody.noName()}
      </Text>
      {!isOnlyListed && (
        <Text as="small" block type="small" tone="ink2">
          {givenName ? say.given() : say.wallet()}
        </Text>
      )}
      {listedName && (
        <Text as="small" block type="small" tone="ink2">
          {say.list({ name: listedName })}
        </Text>
      )}
    </>
  )
}
