import { TextField } from '#ui/fields/text-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { type ChallengeType, INPUT_MAX, VC_KEYS } from '../rules.ts'
import { challengeForm, vcKeyNames } from '../studio-texts.ts'
import { type FieldsProps, shownText } from './fields.ts'
import { TemplatePicker } from './template-picker.tsx'

type Props = FieldsProps & {
  type: ChallengeType
  /** The types that this server offers. */
  offered: ChallengeType[]
  /** The title of a template that was chosen. */
  onNamed: (hash: string, title: string) => void
}
type Line = { field: string; label: string; hint?: string }

/** The fields of the specification's types besides the count of badges, which stands beside the points. */
export function CoreFields({ type, offered, onNamed, ...props }: Props) {
  const { data, onChange, errors } = props
  const lines = useLines(type)
  if (type === 'vcAuth') return <FactField {...props} hasX={offered.includes('xAuth')} />
  if (type === 'ownsBadges' || type === 'sentBadges') {
    return (
      <TemplatePicker
        chosen={Array.isArray(data.templateHashList) ? (data.templateHashList as string[]) : []}
        onChange={(templateHashList) => onChange({ ...data, templateHashList })}
        onNamed={onNamed}
        onlyCommunity={type === 'sentBadges'}
        error={errors.templateHashList}
      />
    )
  }
  return lines.map(({ field, label, hint }) => (
    <TextField
      key={`${type} ${field}`}
      label={label}
      hint={hint}
      autoComplete="off"
      value={shownText(data[field])}
      onChange={(typed) => onChange({ ...data, [field]: typed })}
      maxCount={INPUT_MAX}
      countFrom={INPUT_MAX - 20}
      error={errors[field]}
    />
  ))
}

/** The lines of text that a type asks for. */
function useLines(type: ChallengeType): Line[] {
  const say = useTexts(challengeForm)
  const message: Line = { field: 'message', label: say.message(), hint: say.messageHint() }
  const lines: Partial<Record<ChallengeType, Line[]>> = {
    xPost: [message],
    xFollow: [{ field: 'targetAccount', label: say.account(), hint: say.accountHint() }],
    xRepost: [{ field: 'tweetId', label: say.tweet(), hint: say.tweetHint() }],
    discordJoin: [{ field: 'inviteLink', label: say.invite() }],
    telegramJoin: [{ field: 'targetAccount', label: say.group(), hint: say.botHint() }],
    facebookFollow: [
      { field: 'pageId', label: say.page(), hint: say.pageHint() },
      { field: 'targetAccount', label: say.pageName(), hint: say.accountHint() },
    ],
    facebookPost: [message],
  }
  return lines[type] ?? []
}

/** `hasX`: the name at X is proven by a sign-in there, which this server must offer. */
function FactField({ data, onChange, hasX }: FieldsProps & { hasX: boolean }) {
  const say = useTexts(challengeForm)
  const names = useTexts(vcKeyNames)
  return (
    <Row as="fieldset" gap="s" align="stretch" wrap>
      <legend>{say.fact()}</legend>
      {VC_KEYS.filter((vcKey) => hasX || vcKey !== 'xUsername').map((vcKey) => (
        <FilterChip key={vcKey} selected={data.vcKey === vcKey} onSelect={() => onChange({ vcKey })}>
          {names[vcKey]()}
        </FilterChip>
      ))}
    </Row>
  )
}
