import { useId } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { CommunityMark } from '#features/members/wallet/community-mark.tsx'
import { StatusGlyph } from '#ui/marks/status-glyph.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { givePage } from '../wallet-texts.ts'
import styles from './template-choice.module.css'
import type { GivableCommunity, GivableTemplate } from './use-givable.ts'

type Props = {
  communities: GivableCommunity[]
  chosen: string
  onChoose: (templateId: string) => void
  error?: string | undefined
}

/** The badges that can be given, as cards, each with how many are left. */
export function TemplateChoice({ communities, chosen, onChoose, error }: Props) {
  const pageTexts = useTexts(givePage)
  const id = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-note` : undefined}>
      <legend>{pageTexts.badge()}</legend>
      {communities.map(({ issuerId, name, promotedAt, templates }) => (
        <div key={issuerId} className={styles.community}>
          <p>
            {name}
            <CommunityMark promotedAt={promotedAt} />
          </p>
          <div className={styles.cards}>
            {templates.map((template) => (
              <Choice
                key={template.templateId}
                template={template}
                group={id}
                isChosen={template.templateId === chosen}
                isWrong={Boolean(error)}
                onChoose={() => onChoose(template.templateId)}
              />
            ))}
          </div>
        </div>
      ))}
      {error && (
        <p className={styles.error} id={`${id}-note`} role="alert">
          <StatusGlyph status="notDelivered" size={13} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  template: GivableTemplate
  group: string
  isChosen: boolean
  isWrong: boolean
  onChoose: () => void
}

function Choice({ template, group, isChosen, isWrong, onChoose }: ChoiceProps) {
  const pageTexts = useTexts(givePage)
  const format = useFormat()
  const { title, card, left, againAt, reviewsFirst } = template
  return (
    <label className={styles.card} data-out={left === 0 || undefined}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-invalid={isWrong || undefined}
        disabled={left === 0}
        onChange={onChoose}
      />
      <span className={styles.drawing} aria-hidden>
        <FlatCard spec={card as CardSpec} width={56} shadow={false} />
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>
          {left > 0
            ? pageTexts.left({ count: left })
            : againAt
              ? pageTexts.noneLeft({ date: format.longDay(againAt) })
              : pageTexts.noneLeftNow()}
        </span>
        {reviewsFirst && <span>{pageTexts.reviewed()}</span>}
      </span>
    </label>
  )
}
