import type { Shape } from '#ui/layout/draw-part.ts'
import { Text } from '#ui/layout/text.tsx'

/** Says that the ranking of a season changed after its end. */
export function ChangedNote({ text, below }: Pick<Shape, 'below'> & { text: string }) {
  return (
    <Text below={below} type="small" tone="pending" padBlock="s" padInline="m" round="m" ground="pending" role="status">
      {text}
    </Text>
  )
}
