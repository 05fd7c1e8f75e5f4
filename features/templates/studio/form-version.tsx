import { useTexts } from '#ui/language.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { lifeWords } from '../life-texts.ts'
import type { Template } from './form-values.ts'
import styles from './form-version.module.css'

type Props = { template: Template; movesClaims: boolean; onMove: (moves: boolean) => void }

/** What saving a published template does: its next version, what people keep, and what open claims give from then on. */
export function FormVersion({ template, movesClaims, onMove }: Props) {
  const t = useTexts(lifeWords)
  const { counts, version } = template
  return (
    <div className={styles.version}>
      <p>
        {t.newVersion({ version: version + 1 })} {t.keepTheirs({ count: counts.collected })}
      </p>
      {counts.open > 0 && (
        <>
          <p>{t.openClaims({ count: counts.open, version })}</p>
          <SwitchField side="left" label={t.move()} checked={movesClaims} onChange={onMove} />
        </>
      )}
    </div>
  )
}
