import { useTexts } from '#ui/language.tsx'
import { publicPageWords } from '../texts.ts'

const TITLE = '{title}'
const HOLDER = '{holder}'

/** Who gave what to whom, with badge and holder weighing more; without a holder's name it names none. */
export function GaveSentence({ issuer, title, holder }: { issuer: string; title: string; holder: string }) {
  const t = useTexts(publicPageWords)
  const marked = { issuer, title: TITLE, holder: HOLDER }
  const words: Record<string, string> = { [TITLE]: title, [HOLDER]: holder }
  return (holder ? t.gave(marked) : t.gaveNobody(marked))
    .split(/(\{\w+\})/)
    .map((part) => (words[part] === undefined ? part : <strong key={part}>{words[part]}</strong>))
}
