import { Fact } from '#ui/lists/facts.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { factWords } from '../../texts.ts'

type Props = { finding: string; name: string; value: string | number }

/** What `at` is the time of, where a badge was revoked or suspended. */
const ENDED: Record<string, string> = { 'status.revoked': 'takenBackAt', 'status.suspended': 'suspendedAt' }
const INSTANTS = ['created', 'from', 'until', 'at', 'issueAt', 'promotedAt']

/** One piece of a check's evidence with its label; values for machines are shown as they are. */
export function CheckFact({ finding, name, value }: Props) {
  const factTexts = useTexts(factWords)
  const format = useFormat()
  const word = name === 'at' ? (ENDED[finding] ?? name) : name
  const said = () => {
    if (INSTANTS.includes(name) && !Number.isNaN(Date.parse(String(value)))) return format.dateTime(value)
    if (typeof value === 'number') return format.number(value)
    return name === 'why' ? value : undefined
  }
  const sentence = said()
  return (
    <Fact
      label={isOf(factTexts, word) ? factTexts[word]() : name}
      className={sentence === undefined ? 'bz-mono' : undefined}
    >
      {sentence ?? value}
    </Fact>
  )
}

function isOf<T extends object>(words: T, key: string | number): key is keyof T & string {
  return Object.hasOwn(words, key)
}
