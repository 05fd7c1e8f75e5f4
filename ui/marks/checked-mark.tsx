import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { useFormat } from '../words/format.ts'
import { useTexts } from '../words/language.tsx'
import { markWords } from '../words/mark-texts.ts'
import styles from './marks.module.css'

type Props = {
  /** When the operator checked the identity behind the name. */
  at: string
  /** The site whose operator did. */
  host: string
  /** On a coloured ground, the colour of its text. */
  plain?: boolean
}

/** The verified mark: never an icon alone, always who checked the identity and when. */
export function CheckedMark({ at, host, plain }: Props) {
  const say = useTexts(markWords)
  const { date } = useFormat()
  return (
    <span className={styles.mark} data-plain={plain || undefined}>
      <SealCheckIcon size={18} weight="fill" aria-hidden />
      <span>{say.checkedOn({ date: date(at), host })}</span>
    </span>
  )
}
