import { UNLIMITED } from '#features/claims/rules.ts'
import { Text } from '#ui/layout/text.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { placeCountWords } from '../texts.ts'

type Places = { taken: number; didLimit: number }

/** How many badges were collected with an open link, out of its places if it has a limit. */
export function CollectedCount({ taken, didLimit }: Places) {
  const placeCountTexts = useTexts(placeCountWords)
  const format = useFormat()
  if (didLimit === UNLIMITED) return placeCountTexts.collectedBy({ taken: format.number(taken), count: taken })
  return `${format.number(taken)} / ${format.number(didLimit)}`
}

/** How many of an open link's places were mailed, on its own line; nothing for none. */
export function MailedCount({ reserved, className }: { reserved: number; className?: string | undefined }) {
  const placeCountTexts = useTexts(placeCountWords)
  const format = useFormat()
  return (
    reserved > 0 && (
      <Text as="small" block tone="ink2" className={className}>
        {placeCountTexts.mailed({ reserved: format.number(reserved) })}
      </Text>
    )
  )
}
