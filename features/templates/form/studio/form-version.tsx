import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { lifeWords } from '../../life/texts.ts'
import type { Template } from './form-values.ts'

type Props = { template: Template; movesClaims: boolean; onMove: (moves: boolean) => void }

/**
 * The effects of saving a published template: its next version, what recipients keep, and which version open claims
 * give from then on.
 */
export function FormVersion({ template, movesClaims, onMove }: Props) {
  const lifeTexts = useTexts(lifeWords)
  const { counts, version } = template
  return (
    <Stack gap="s" tone="ink2">
      <p>
        {lifeTexts.newVersion({ version: version + 1 })} {lifeTexts.keepTheirs({ count: counts.collected })}
      </p>
      {counts.open > 0 && (
        <>
          <p>{lifeTexts.openClaims({ count: counts.open, version })}</p>
          <SwitchField side="left" label={lifeTexts.move()} checked={movesClaims} onChange={onMove} />
        </>
      )}
    </Stack>
  )
}
