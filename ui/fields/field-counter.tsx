import { texts } from '#base/text.ts'
import { Text } from '../layout/text.tsx'
import { useFormat } from '../words/format.ts'
import { useTexts } from '../words/language.tsx'

type Props = { length: number; max: number; from?: number; isDown?: boolean }

/**
 * "13 / 100" from the first character on (or from `from`), "3 too many, 103 / 100" past the limit; with `isDown` always
 * "87 characters left", or "3 too many".
 */
export function FieldCounter({ length, max, from = 1, isDown }: Props) {
  const say = useTexts(sentences)
  const format = useFormat()
  if (isDown && length <= max) return <>{say.left({ count: max - length })}</>
  if (length < from) return null
  const count = `${format.number(length)} / ${format.number(max)}`
  if (length <= max) return <>{count}</>
  return (
    <Text as="span" tone="error" weight={600} role="status">
      {say.tooMany({ count: length - max })}
      {!isDown && `, ${count}`}
    </Text>
  )
}

const sentences = texts({
  tooMany: { en: '{count} too many', fr: '{count} de trop' },
  left: {
    en: { one: '{count} character left', other: '{count} characters left' },
    fr: { one: '{count} caractère restant', other: '{count} caractères restants' },
  },
})
