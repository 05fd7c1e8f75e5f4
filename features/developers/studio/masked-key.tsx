import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyRows } from '../page-texts.ts'
import { KEY_PREFIX } from '../rules.ts'
import styles from './developers.module.css'

const DOTS = '•'.repeat(12)

type Props =
  | { end: string }
  | {
      /** As the server masks the community's key. */
      masked: string
      /** The key in clear, if it is shown. */
      shown: string | undefined
    }

/** A key of which only the end can be read; screen readers say the end. */
export function MaskedKey(props: Props) {
  const say = useTexts(keyRows)
  if ('shown' in props && props.shown)
    return (
      <Text as="code" block tone="ink" className={`bz-mono ${styles.shown}`}>
        {props.shown}
      </Text>
    )
  const masked = 'end' in props ? `${KEY_PREFIX}${DOTS}${props.end}` : props.masked
  const end = 'end' in props ? props.end : props.masked.replaceAll('•', '')
  return (
    <span>
      <Text as="code" tone="ink2" nowrap className="bz-mono" aria-hidden>
        {masked}
      </Text>
      <span className="bz-hidden">{say.endingIn({ end })}</span>
    </span>
  )
}
