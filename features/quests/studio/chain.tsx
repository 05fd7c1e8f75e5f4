import { Figure, Figures } from '#ui/lists/figures.tsx'
import { useFormat } from '#ui/words/format.ts'

/** People of a quest, from those who began to those who finished. */
export function Chain({ figures }: { figures: { label: string; value: number }[] }) {
  const format = useFormat()
  return (
    <Figures split wrap gap="l">
      {figures.map(({ label, value }) => (
        <Figure key={label} label={label}>
          {format.number(value)}
        </Figure>
      ))}
    </Figures>
  )
}
